import { MergedObject } from './merged-object.ts';

const START_BYTES = 64 * 1024;
/** A larger buffer is not reused for the next response. */
const MAX_KEPT_BYTES = 1024 * 1024;
/** The largest number of UTF-8 bytes per UTF-16 unit. */
const BYTES_A_UNIT = 3;
const BRACES = 2;

const encoder = new TextEncoder();
const PLAIN_NAME = /^\w+$/;

/** The encoded JSON of immutable objects. */
const written = new WeakMap<object, Uint8Array | null>();

/** Marks an immutable object that many responses contain: its JSON is encoded once and then copied. */
export function preEncoded<T extends object>(value: T): T {
  if (!written.has(value)) written.set(value, null);
  return value;
}

export function isPreEncoded(value: object): boolean {
  return written.has(value);
}

/**
 * Writes the same JSON as `JSON.stringify`, as UTF-8 into a reused buffer. A page of pins mostly repeats the same
 * people, boards and pins: copying their encoded bytes takes a fraction of the time of encoding them again.
 */
export class JsonWriter {
  #bytes = new Uint8Array(START_BYTES);
  #length = 0;
  /** Text that follows the bytes and is not encoded yet. */
  #text = '';

  /** The result is valid until the next call. @throws {TypeError} for a value that JSON cannot represent */
  write(value: object): Uint8Array<ArrayBuffer> {
    this.#begin();
    this.#value(value);
    this.#encode();
    return this.#bytes.subarray(0, this.#length);
  }

  /** Encodes a text in pieces as UTF-8, without a copy of the joined text. Valid until the next call. */
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
    const cached = written.get(value);
    if (cached === undefined) this.#object(value);
    else this.#append(cached ?? this.#textOf(value));
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

  /** True while the object has no member yet. */
  #part(part: object, isFirst: boolean): boolean {
    const cached = written.get(part);
    if (cached === undefined) return this.#members(part, isFirst);
    const bytes = cached ?? this.#textOf(part);
    if (bytes.length === BRACES) return isFirst;
    if (!isFirst) this.#text += ',';
    this.#append(bytes.subarray(1, -1));
    return false;
  }

  /** True while the object has no member yet. */
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

/** JSON has no value for it: objects omit the member, and lists contain `null` instead. */
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
