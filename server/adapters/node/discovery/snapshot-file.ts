import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { SavedEngine } from '../../../application/discovery/discovery-engine.ts';
import type { SavedArray } from '../../../application/ports/discovery/discovery-part.ts';

const MAGIC = 'PINAKES DISCOVERY 1\n';
/** Of the largest numbers in the arrays, in bytes. */
const ALIGNMENT = 8;

const TYPES = {
  Uint8Array,
  Uint16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
  Float64Array,
} as const;

type Place = { readonly type: keyof typeof TYPES; readonly offset: number; readonly length: number };
type Header = Omit<SavedEngine, 'arrays'> & {
  readonly version: string;
  readonly places: Readonly<Record<string, Readonly<Record<string, Place>>>>;
  readonly bytes: number;
  readonly checksum: number;
};

/**
 * A saved index in one file: a line that names the format, the length of the header (4 bytes), the header as JSON, and
 * all arrays behind each other. `version` is that of the program: another one builds the index anew.
 */
export class SnapshotFile {
  readonly #path: string;
  readonly #version: string;

  constructor(path: string, version: string) {
    this.#path = path;
    this.#version = version;
  }

  /** Replaces the file at once: it is whole at any time, or missing. */
  async write({ arrays, ...saved }: SavedEngine): Promise<void> {
    const places: Record<string, Record<string, Place>> = {};
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for (const [part, byName] of Object.entries(arrays)) {
      places[part] = {};
      for (const [name, array] of Object.entries(byName)) {
        const piece = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        places[part][name] = { type: typeOf(array), offset: bytes, length: array.length };
        pieces.push(piece, new Uint8Array(-piece.length & (ALIGNMENT - 1)));
        bytes += Math.ceil(piece.length / ALIGNMENT) * ALIGNMENT;
      }
    }
    const checksum = pieces.reduce((sum, piece) => crc32(piece, sum), 0);
    const header: Header = { ...saved, version: this.#version, places, bytes, checksum };
    const temporary = `${this.#path}.${randomUUID()}.new`;
    try {
      const file = await open(temporary, 'wx', 0o600);
      try {
        await file.writev([...head(header), ...pieces]);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, this.#path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  /** Null when it is missing, damaged, or of another version. */
  async read(): Promise<SavedEngine | null> {
    const file = await readFile(this.#path).catch(() => null);
    if (file === null || file.toString('latin1', 0, MAGIC.length) !== MAGIC) return null;
    try {
      const start = MAGIC.length + 4;
      const end = start + file.readUInt32LE(MAGIC.length);
      const { version, places, bytes, checksum, ...saved } = JSON.parse(
        file.toString('utf8', start, end),
      ) as Header;
      if (version !== this.#version || file.length - end !== bytes) return null;
      // A copy begins at a place that is aligned for all types.
      const body = new Uint8Array(file.subarray(end)).buffer;
      if (crc32(new Uint8Array(body)) !== checksum) return null;
      return { ...saved, arrays: mapTwice(places, (place) => arrayAt(body, place)) };
    } catch {
      return null;
    }
  }
}

function head(header: Header): readonly Uint8Array[] {
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return [Buffer.from(MAGIC, 'latin1'), length, text];
}

function typeOf(array: SavedArray): Place['type'] {
  const type = Object.keys(TYPES).find((name) => array.constructor.name === name);
  if (type === undefined) throw new TypeError('An array of this type cannot be saved.');
  return type as Place['type'];
}

function arrayAt(body: ArrayBuffer, { type, offset, length }: Place): SavedArray {
  return new TYPES[type](body, offset, length);
}

function mapTwice<T, U>(
  tree: Readonly<Record<string, Readonly<Record<string, T>>>>,
  map: (leaf: T) => U,
): Record<string, Record<string, U>> {
  return Object.fromEntries(
    Object.entries(tree).map(([key, branch]) => [
      key,
      Object.fromEntries(Object.entries(branch).map(([name, leaf]) => [name, map(leaf)])),
    ]),
  );
}
