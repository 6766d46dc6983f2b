import { CallFailure } from '../call/call-failure.ts';

/** A form whose last part is a file, which is read as it comes. */
export type StreamedForm = {
  /** The parts before the file. */
  readonly fields: Readonly<Record<string, string>>;
  /** To be read once, to its end: there it is known that the form was whole. */
  readonly file: AsyncIterable<Uint8Array>;
};

const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 8 * 1024;
const MAX_HEAD_BYTES = 32 * 1024;

/**
 * Reads a `multipart/form-data` body up to the part `file`. What comes after that part is not looked at.
 *
 * @throws {CallFailure} 400/4 when it is broken, 415/25 when it is no such form; `file` throws the same
 */
export async function streamedForm(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<StreamedForm> {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) throw new CallFailure('unsupported_media_type');
  const [, quoted, plain] =
    /;[ \t]*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?:[\s;]|$))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw broken('no boundary');
  const reader = new PartReader(chunks[Symbol.asyncIterator](), `\r\n--${boundary}`);
  await reader.start();
  const fields: Record<string, string> = {};
  for (let parts = 0; parts <= MAX_FIELDS; parts += 1) {
    const name = nameOf(await reader.head());
    if (name === 'file') return { fields, file: reader.content() };
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of reader.content()) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > MAX_FIELD_BYTES) throw broken('a field is too long');
    }
    fields[name] = text;
  }
  throw broken('too many parts');
}

class PartReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #delimiter: Uint8Array;
  #rest: Uint8Array = new TextEncoder().encode('\r\n');

  constructor(chunks: AsyncIterator<Uint8Array>, delimiter: string) {
    this.#chunks = chunks;
    this.#delimiter = new TextEncoder().encode(delimiter);
  }

  /** To behind the first delimiter; what stands before it does not count. */
  async start(): Promise<void> {
    let skipped = 0;
    for await (const chunk of this.content()) {
      skipped += chunk.byteLength;
      if (skipped > MAX_HEAD_BYTES) throw broken('no first part');
    }
  }

  /** The headers of the part that begins here. */
  async head(): Promise<string> {
    for (;;) {
      const text = latin1(this.#rest.subarray(0, MAX_HEAD_BYTES));
      if (text.startsWith('--')) throw broken('no file');
      const end = text.indexOf('\r\n\r\n');
      if (end >= 0) {
        this.#rest = this.#rest.subarray(end + 4);
        return text.slice(0, end);
      }
      if (this.#rest.byteLength >= MAX_HEAD_BYTES) throw broken('headers of a part');
      await this.#more();
    }
  }

  /** What is left up to the next delimiter; after it, the reader stands behind that. Long pieces are not copied. */
  async *content(): AsyncGenerator<Uint8Array> {
    const { length } = this.#delimiter;
    for (;;) {
      const at = indexOf(this.#rest, this.#delimiter);
      const safe = at >= 0 ? at : Math.max(0, this.#rest.byteLength - length + 1);
      const chunk = this.#rest.subarray(0, safe);
      this.#rest = this.#rest.subarray(at >= 0 ? at + length : safe);
      if (chunk.byteLength > 0) yield chunk;
      if (at >= 0) return;
      const held = this.#rest;
      const next = await this.#next();
      const seam = joined(held, next.subarray(0, length - 1));
      if (next.byteLength < length || indexOf(seam, this.#delimiter) >= 0) {
        this.#rest = joined(held, next);
        continue;
      }
      if (held.byteLength > 0) yield held;
      this.#rest = next;
    }
  }

  async #more(): Promise<void> {
    this.#rest = joined(this.#rest, await this.#next());
  }

  async #next(): Promise<Uint8Array> {
    const { done, value } = await this.#chunks.next();
    if (done === true) throw broken('no end');
    return value;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.byteLength + other.byteLength);
  both.set(one);
  both.set(other, one.byteLength);
  return both;
}

/** The native search for the first byte, then the rest by hand. */
function indexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  const first = wanted[0] ?? 0;
  const last = bytes.byteLength - wanted.byteLength;
  for (let at = bytes.indexOf(first); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

function nameOf(head: string): string {
  const disposition = head.split('\r\n').find((line) => /^content-disposition:[ \t]*form-data/i.test(line));
  const name = /;[ \t]*name=(?:"([^"]{0,100})"|([^\s;"]{1,100}))/i.exec(disposition ?? '');
  if (name === null) throw broken('a part without name');
  return name[1] ?? name[2] ?? '';
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

function broken(detail: string): CallFailure {
  return new CallFailure('malformed_request', { detail: `multipart: ${detail}` });
}
