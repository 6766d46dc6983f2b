import { CallFailure } from '../call/call-failure.ts';
import { joinedBytes } from './joined-bytes.ts';

/** The largest number of bytes before the first delimiter, and of a part's headers: file names can be long. */
const MAX_HEAD_BYTES = 32 * 1024;
/**
 * The number of bytes parsed before yielding to other requests: a body may arrive in one piece, before the sender is
 * known.
 */
const AT_ONCE = 1024 * 1024;
const LF = 10;

/** Streams the parts of a `multipart/form-data` body. It buffers only bytes that may begin a delimiter. */
export class PartReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  readonly #delimiter: Uint8Array;
  #rest: Uint8Array = new TextEncoder().encode('\r\n');
  /** Received bytes that are not parsed yet. */
  #waiting: Uint8Array = new Uint8Array(0);
  #isBegun = false;
  #isWithinPart = true;

  constructor(chunks: AsyncIterator<Uint8Array>, boundary: string) {
    this.#chunks = chunks;
    this.#delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  }

  /**
   * The next part; skips the rest of the previous one. Undefined after the last one.
   *
   * @throws {CallFailure} 400/4 when the form is malformed
   */
  async next(): Promise<{ readonly name: string; readonly isFile: boolean } | undefined> {
    let skipped = 0;
    for await (const piece of this.content()) {
      skipped += piece.byteLength;
      if (!this.#isBegun && skipped > MAX_HEAD_BYTES) throw broken('no first part');
    }
    this.#isBegun = true;
    const head = await this.#head();
    if (head === undefined) return undefined;
    this.#isWithinPart = true;
    return partOf(head);
  }

  /** The rest of the part as chunks. Long chunks are not copied. @throws {CallFailure} 400/4 */
  async *content(): AsyncGenerator<Uint8Array> {
    const { length } = this.#delimiter;
    while (this.#isWithinPart) {
      const at = indexOf(this.#rest, this.#delimiter);
      const safe = at >= 0 ? at : Math.max(0, this.#rest.byteLength - length + 1);
      const piece = this.#rest.subarray(0, safe);
      this.#rest = this.#rest.subarray(at >= 0 ? at + length : safe);
      this.#isWithinPart = at < 0;
      if (piece.byteLength > 0) yield piece;
      if (at >= 0) return;
      const held = this.#rest;
      const next = await this.#next();
      const seam = joined(held, next.subarray(0, length - 1));
      if (next.byteLength < length || indexOf(seam, this.#delimiter) >= 0) {
        this.#rest = joined(held, next);
        continue;
      }
      this.#rest = next;
      if (held.byteLength > 0) yield held;
    }
  }

  /** The headers of the part that begins here, after the line of the delimiter; undefined at the end. */
  async #head(): Promise<string | undefined> {
    for (;;) {
      const text = latin1(this.#rest.subarray(0, MAX_HEAD_BYTES));
      if (text.startsWith('--')) return undefined;
      const end = text.indexOf('\r\n\r\n');
      if (end >= 0) {
        if (!/^[ \t]*(?:\r\n|$)/.test(text.slice(0, end))) throw broken('delimiter');
        this.#rest = this.#rest.subarray(end + 4);
        return text.slice(0, end);
      }
      if (this.#rest.byteLength >= MAX_HEAD_BYTES) throw broken('headers of a part');
      this.#rest = joined(this.#rest, await this.#next());
    }
  }

  async #next(): Promise<Uint8Array> {
    if (this.#waiting.byteLength === 0) {
      const { done, value } = await this.#chunks.next();
      if (done === true) throw broken('no end');
      this.#waiting = value;
    } else {
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    const piece = this.#waiting.subarray(0, AT_ONCE);
    this.#waiting = this.#waiting.subarray(AT_ONCE);
    return piece;
  }
}

function partOf(head: string): { readonly name: string; readonly isFile: boolean } {
  const lines = head.split('\r\n');
  const disposition = lines.find((line) => /^content-disposition:[ \t]*form-data/i.test(line)) ?? '';
  const name = /;[ \t]*name=(?:"([^"]{0,100})"|([^\s;"]{1,100}))/i.exec(disposition);
  if (name === null) throw broken('a part without name');
  return { name: name[1] ?? name[2] ?? '', isFile: /;[ \t]*filename\*?=/i.test(disposition) };
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  return joinedBytes([one, other], one.byteLength + other.byteLength);
}

/** The native search finds the first byte; the loop compares the rest. */
function indexOf(bytes: Uint8Array, pattern: Uint8Array): number {
  const first = pattern[0] ?? 0;
  const last = bytes.byteLength - pattern.byteLength;
  for (let at = bytes.indexOf(first); at >= 0 && at <= last; at = bytes.indexOf(first, at + 1)) {
    if (bytes[at + 1] === LF && isAt(bytes, at, pattern)) return at;
  }
  return -1;
}

function isAt(bytes: Uint8Array, at: number, pattern: Uint8Array): boolean {
  for (let index = 0; index < pattern.byteLength; index += 1) {
    if (bytes[at + index] !== pattern[index]) return false;
  }
  return true;
}

/** One character per byte, so that text positions equal byte positions. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

/** The failure for a malformed form. */
export function broken(detail: string): CallFailure {
  return new CallFailure('malformed_request', { detail: `multipart: ${detail}` });
}
