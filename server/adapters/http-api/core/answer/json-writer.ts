import { MergedObject } from './merged-object.ts';

const START_BYTES = 64 * 1024;
/** More than this is not kept for the next answer. */
const MAX_KEPT_BYTES = 1024 * 1024;
/** A unit of UTF-16 becomes at most so many bytes. */
const BYTES_A_UNIT = 3;
const BRACES = 2;

const encoder = new TextEncoder();
const PLAIN_NAME = /^\w+$/;

/** What was written of objects that never change. */
const written = new WeakMap<object, Uint8Array | null>();

/** Says that this object will never change and stands in many places: its JSON is made once and then copied. */
export function preEncoded<T extends object>(value: T): T {
  if (!written.has(value)) written.set(value, null);
  return value;
}

/** Whether the object was given to `preEncoded`. */
export function isPreEncoded(value: object): boolean {
  return written.has(value);
}

/**
 * Writes the JSON that `JSON.stringify` gives, as UTF-8 and into memory that is used again and again. Most of a page
 * of pins is the same few people and boards and what was written for the last page: copying those bytes takes a
 * fraction of the time that making and encoding their text takes.
 */
export class JsonWriter {
  #bytes = new Uint8Array(START_BYTES);
  #length = 0;
  /** Follows the bytes; not encoded yet. */
  #text = '';

  /** The result is good until the next call. @throws {TypeError} for what has no JSON */
  write(value: object): Uint8Array<ArrayBuffer> {
    this.#begin();
    this.#value(value);
    this.#encode();
    return this.#bytes.subarray(0, this.#length);
  }

  /** A text that comes in pieces, as UTF-8: joining a large page first would copy it once more. Good until the next call. */
  writeText(pieces: readonly string[]): Uint8Array<ArrayBuffer> {
    this.#begin();
    for (const piece of pieces) {
      this.#text = piece;
      this.#encode();
    }
    return this.#bytes.subarray(0, this.#length);
  }

  #begin(): void {
    if (this.#bytes.length > MAX_KEPT_BYTES) this.#bytes = new Uint8Array(START_BYTES);
    this.#length = 0;
    this.#text = '';
  }

  #value(value: unknown): void {
    if (typeof value !== 'object' || value === null) {
      this.#text += scalar(value);
      return;
    }
    const known = written.get(value);
    if (known === undefined) this.#object(value);
    else this.#append(known ?? this.#textOf(value));
  }

  #object(value: object): void {
    if (Array.isArray(value)) this.#list(value);
    else if (value instanceof MergedObject) this.#merged(value);
    else if ('toJSON' in value && typeof value.toJSON === 'function') this.#value(value.toJSON());
    else {
      this.#text += '{';
      this.#members(value, true);
      this.#text += '}';
    }
  }

  #list(list: readonly unknown[]): void {
    this.#text += '[';
    for (let index = 0; index < list.length; index += 1) {
      if (index > 0) this.#text += ',';
      this.#value(isWritable(list[index]) ? list[index] : null);
    }
    this.#text += ']';
  }

  #merged({ parts }: MergedObject<object>): void {
    this.#text += '{';
    let isFirst = true;
    for (const part of parts) isFirst = this.#part(part, isFirst);
    this.#text += '}';
  }

  /** True if nothing stands behind the brace yet. */
  #part(part: object, isFirst: boolean): boolean {
    const known = written.get(part);
    if (known === undefined) return this.#members(part, isFirst);
    const bytes = known ?? this.#textOf(part);
    if (bytes.length === BRACES) return isFirst;
    if (!isFirst) this.#text += ',';
    this.#append(bytes.subarray(1, -1));
    return false;
  }

  /** True if nothing stands behind the brace yet. */
  #members(value: object, isFirst: boolean): boolean {
    let isEmpty = isFirst;
    for (const name of Object.keys(value)) {
      const member = (value as Readonly<Record<string, unknown>>)[name];
      if (!isWritable(member)) continue;
      this.#text += `${isEmpty ? '' : ','}${PLAIN_NAME.test(name) ? `"${name}"` : JSON.stringify(name)}:`;
      isEmpty = false;
      this.#value(member);
    }
    return isEmpty;
  }

  #append(bytes: Uint8Array): void {
    this.#encode();
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** The object's JSON, encoded once and cached. */
  #textOf(value: object): Uint8Array {
    this.#encode();
    const start = this.#length;
    this.#object(value);
    this.#encode();
    const bytes = this.#bytes.slice(start, this.#length);
    this.#length = start;
    written.set(value, bytes);
    return bytes;
  }

  #encode(): void {
    if (this.#text === '') return;
    this.#reserve(this.#text.length * BYTES_A_UNIT);
    this.#length += encoder.encodeInto(this.#text, this.#bytes.subarray(this.#length)).written;
    this.#text = '';
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.max(this.#length + more, this.#bytes.length * 2));
    larger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = larger;
  }
}

/** Members without a value are left out of objects; in lists `null` stands for them. */
function isWritable(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';
}

function scalar(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null';
    case 'boolean':
      return value ? 'true' : 'false';
    case 'bigint':
      throw new TypeError('A bigint has no JSON.');
    default:
      return 'null';
  }
}
