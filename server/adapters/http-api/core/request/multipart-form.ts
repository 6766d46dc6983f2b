import { CallFailure } from '../call/call-failure.ts';

export type FormPart = {
  readonly name: string;
  /** As the sender calls it; null for a part that is no file. */
  readonly fileName: string | null;
  /** A view into the body. */
  readonly bytes: Uint8Array<ArrayBuffer>;
};

const MAX_PARTS = 100;
/** Bytes that are looked at before others have their turn. */
const AT_ONCE = 1024 * 1024;
/** Bytes of a part's headers: names of files can be long. */
const MAX_HEAD = 32 * 1024;
const CR = 13;
const LF = 10;
const DASHES = '--';

/**
 * The parts of a `multipart/form-data` body, in time that grows with its length alone, and without keeping others
 * waiting: whoever sends it is not known yet.
 *
 * @throws {CallFailure} 400/4 when it is broken, or has more parts or longer part headers than a form needs
 */
export async function multipartParts(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<readonly FormPart[]> {
  const [, quoted, plain] =
    /;[ \t]*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?:[\s;]|$))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw broken('no boundary');
  const delimiter = new TextEncoder().encode(DASHES + boundary);
  const parts: FormPart[] = [];
  let found = matches(bytes, 0, delimiter) ? 0 : await nextDelimiter(bytes, 0, delimiter);
  for (;;) {
    const after = found + delimiter.length;
    if (textAt(bytes, after, 2) === DASHES) return parts;
    if (parts.length === MAX_PARTS) throw broken('too many parts');
    const head = lineEnd(bytes, after);
    const body = endOfHead(bytes, head);
    found = await nextDelimiter(bytes, body - 2, delimiter);
    parts.push(partOf(bytes.subarray(head, body), bytes.subarray(body, Math.max(body, found - 2))));
  }
}

/** Where the next delimiter begins: at the start of a line. A plain loop: pictures have millions of bytes. */
async function nextDelimiter(bytes: Uint8Array, from: number, delimiter: Uint8Array): Promise<number> {
  const last = bytes.length - delimiter.length;
  for (let begin = from + 2; begin <= last; begin += AT_ONCE) {
    const end = Math.min(begin + AT_ONCE - 1, last);
    for (let at = begin; at <= end; at += 1) {
      if (bytes[at - 1] === LF && bytes[at - 2] === CR && matches(bytes, at, delimiter)) return at;
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  throw broken('no end');
}

function matches(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  for (let index = 0; index < wanted.length; index += 1) {
    if (bytes[at + index] !== wanted[index]) return false;
  }
  return true;
}

/** After the line end that follows a delimiter, with nothing but blanks before it. */
function lineEnd(bytes: Uint8Array, from: number): number {
  const end = bytes.subarray(from, from + MAX_HEAD).indexOf(LF);
  if (end < 1 || !/^[ \t]*\r$/.test(textAt(bytes, from, end))) throw broken('delimiter');
  return from + end + 1;
}

/** After the empty line that ends the headers of a part. */
function endOfHead(bytes: Uint8Array, from: number): number {
  const head = textAt(bytes, from, MAX_HEAD);
  if (head.startsWith('\r\n')) return from + 2;
  const end = head.indexOf('\r\n\r\n');
  if (end < 0) throw broken('headers of a part');
  return from + end + 4;
}

function partOf(head: Uint8Array, bytes: Uint8Array<ArrayBuffer>): FormPart {
  const lines = new TextDecoder().decode(head).split('\r\n');
  const disposition = lines.find((line) => /^content-disposition:[ \t]*form-data/i.test(line)) ?? '';
  const name = /;[ \t]*name=(?:"([^"]*)"|([^\s;"]+))/i.exec(disposition);
  const file = /;[ \t]*filename\*?=(?:"([^"]*)"|([^\s;"]*))/i.exec(disposition);
  if (name === null) throw broken('a part without name');
  return {
    name: name[1] ?? name[2] ?? '',
    fileName: file === null ? null : (file[1] ?? file[2] ?? ''),
    bytes,
  };
}

/** One character per byte, so that places in the text are places in the bytes. */
function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

function broken(detail: string): CallFailure {
  return new CallFailure('malformed_request', { detail: `multipart: ${detail}` });
}
