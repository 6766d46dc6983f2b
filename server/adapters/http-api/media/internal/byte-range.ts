/** From `start` to `end` inclusive. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * The single range of a request. Null for the whole file: no range, several ranges, another unit, a malformed range, or
 * an outdated one (`If-Range`).
 */
export function byteRange(
  headers: Headers,
  file: { readonly byteLength: number; readonly etag: string },
): ByteRange | 'unsatisfiable' | null {
  const condition = headers.get('If-Range');
  if (condition !== null && condition.trim() !== file.etag) return null;
  const [, first = '', last = ''] =
    /^\s*bytes\s*=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(headers.get('Range') ?? '') ?? [];
  if (first === '' && last === '') return null;
  const { byteLength } = file;
  if (first === '') {
    const length = Math.min(Number(last), byteLength);
    return length === 0 ? 'unsatisfiable' : { start: byteLength - length, end: byteLength - 1 };
  }
  const start = Number(first);
  const end = last === '' ? byteLength - 1 : Math.min(Number(last), byteLength - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= byteLength ? 'unsatisfiable' : { start, end };
}
