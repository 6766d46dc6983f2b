import { CallFailure } from '../call/call-failure.ts';
import { joinedBytes } from './joined-bytes.ts';
import { broken, PartReader } from './part-reader.ts';

/** A complete part of a form. */
export type FormPart = {
  readonly name: string;
  readonly isFile: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** A form whose last part is a file, which is streamed. */
export type StreamedForm = {
  /** The parts before the file. */
  readonly fields: Readonly<Record<string, string>>;
  /** Read it once and to its end: only there the form is known to be complete. */
  readonly file: AsyncIterable<Uint8Array>;
};

const MAX_PARTS = 100;
const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 8 * 1024;

export function isMultipart(contentType: string): boolean {
  return /^multipart\/form-data\s*;/i.test(contentType);
}

/**
 * All parts of a `multipart/form-data` body, in linear time. Reads the body to its end.
 *
 * @throws {CallFailure} 400/4 when it is malformed, or exceeds the limits of parts or part headers; errors of `chunks`
 * pass through
 */
export async function wholeForm(
  chunks: AsyncGenerator<Uint8Array>,
  contentType: string,
): Promise<readonly FormPart[]> {
  try {
    const reader = new PartReader(chunks, boundaryOf(contentType));
    const parts: FormPart[] = [];
    for (;;) {
      const part = await reader.next();
      if (part === undefined) break;
      if (parts.length === MAX_PARTS) throw broken('too many parts');
      parts.push({ ...part, bytes: await bytesOf(reader.content()) });
    }
    // An unread body would close the connection.
    while ((await chunks.next()).done !== true);
    return parts;
  } finally {
    void chunks.return(undefined);
  }
}

/**
 * Reads a `multipart/form-data` body up to the part `file`, and ignores later parts.
 *
 * @throws {CallFailure} 400/4 when it is malformed, 415/25 when it is not a form; `file` throws the same
 */
export async function streamedForm(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<StreamedForm> {
  if (!isMultipart(contentType)) throw new CallFailure('unsupported_media_type');
  const reader = new PartReader(chunks[Symbol.asyncIterator](), boundaryOf(contentType));
  const fields: Record<string, string> = {};
  for (let parts = 0; parts <= MAX_FIELDS; parts += 1) {
    const part = await reader.next();
    if (part === undefined) throw broken('no file');
    if (part.name === 'file') return { fields, file: reader.content() };
    fields[part.name] = new TextDecoder().decode(await bytesOf(reader.content(), MAX_FIELD_BYTES));
  }
  throw broken('too many parts');
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] =
    /;[ \t]*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?:[\s;]|$))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw broken('no boundary');
  return boundary;
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>, most = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.byteLength;
    if (length > most) throw broken('a field is too long');
    all.push(piece);
  }
  return joinedBytes(all, length);
}
