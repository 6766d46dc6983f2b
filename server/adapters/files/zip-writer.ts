import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import type { ArchiveWriter } from '../../application/ports/export-files.ts';
import { asStorageError, syncDirectory } from './durable-file.ts';

/** From these values on, a number needs the Zip64 fields. */
const TOO_MANY_ENTRIES = 0xffff;
const TOO_FAR = 0xffffffff;

/** The required version: 2.0 for compression, 4.5 for Zip64. */
const VERSION = { plain: 20, large: 45 };
const NAMES_ARE_UTF8 = 1 << 11;
const METHOD = { stored: 0, deflated: 8 } as const;

/** Whether to compress an entry: pictures are compressed already. */
const COMPRESSIBLE = /\.(json|txt)$/;

const deflated = promisify(deflateRaw);

type Entry = {
  readonly name: Buffer;
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
};

/** Writes a ZIP archive entry by entry, so that it never has to fit into memory. */
export class ZipWriter implements ArchiveWriter {
  readonly #file: FileHandle;
  readonly #target: string;
  readonly #stamp: { readonly date: number; readonly time: number };
  readonly #entries: Entry[] = [];
  #offset = 0;

  private constructor(file: FileHandle, target: string, now: number) {
    this.#file = file;
    this.#target = target;
    this.#stamp = dosTime(now);
  }

  /** `target` appears when the archive is finished; `now` (ms since the epoch) is the time of its entries. */
  static async open(target: string, now: number): Promise<ZipWriter> {
    return new ZipWriter(await open(partOf(target), 'w', 0o640), target, now);
  }

  async add(name: string, content: Uint8Array | string): Promise<void> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const isCompressed = COMPRESSIBLE.test(name);
    const packed = isCompressed ? await deflated(bytes) : bytes;
    const entry: Entry = {
      name: Buffer.from(name),
      method: isCompressed ? METHOD.deflated : METHOD.stored,
      crc: crc32(bytes),
      packedSize: packed.byteLength,
      size: bytes.byteLength,
      offset: this.#offset,
    };
    this.#entries.push(entry);
    await this.#write(Buffer.concat([localHeader(entry, this.#stamp), entry.name]));
    await this.#write(packed);
  }

  async addPieces(name: string, pieces: () => AsyncIterable<Uint8Array>): Promise<void> {
    let [crc, size] = [0, 0];
    for await (const piece of pieces()) {
      crc = crc32(piece, crc);
      size += piece.byteLength;
    }
    const entry: Entry = {
      name: Buffer.from(name),
      method: METHOD.stored,
      crc,
      packedSize: size,
      size,
      offset: this.#offset,
    };
    this.#entries.push(entry);
    await this.#write(Buffer.concat([localHeader(entry, this.#stamp), entry.name]));
    for await (const piece of pieces()) await this.#write(piece);
  }

  async finish(): Promise<void> {
    const start = this.#offset;
    for (const entry of this.#entries) await this.#write(directoryRecord(entry, this.#stamp));
    await this.#write(endRecords({ count: this.#entries.length, start, size: this.#offset - start }));
    await this.#file.sync();
    await this.#file.close();
    await rename(partOf(this.#target), this.#target);
    await syncDirectory(path.dirname(this.#target));
  }

  async abandon(): Promise<void> {
    await this.#file.close().catch(() => undefined);
    await rm(partOf(this.#target), { force: true });
  }

  async #write(bytes: Uint8Array): Promise<void> {
    try {
      await this.#file.writeFile(bytes);
    } catch (error) {
      throw asStorageError(error);
    }
    this.#offset += bytes.byteLength;
  }
}

/** The path of an unfinished archive. */
function partOf(target: string): string {
  return `${target}.part`;
}

function localHeader(entry: Entry, stamp: { date: number; time: number }): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION.plain, 4);
  writeCommon(header, 6, entry, stamp);
  return header;
}

/**
 * The fields that both kinds of headers share, in the same order: flags, method, time, checksum, sizes, length of the
 * name.
 */
function writeCommon(header: Buffer, at: number, entry: Entry, stamp: { date: number; time: number }): void {
  header.writeUInt16LE(NAMES_ARE_UTF8, at);
  header.writeUInt16LE(entry.method, at + 2);
  header.writeUInt16LE(stamp.time, at + 4);
  header.writeUInt16LE(stamp.date, at + 6);
  header.writeUInt32LE(entry.crc, at + 8);
  header.writeUInt32LE(entry.packedSize, at + 12);
  header.writeUInt32LE(entry.size, at + 16);
  header.writeUInt16LE(entry.name.length, at + 20);
}

function directoryRecord(entry: Entry, stamp: { date: number; time: number }): Buffer {
  const isFar = entry.offset >= TOO_FAR;
  const extra = isFar ? farOffset(entry.offset) : Buffer.alloc(0);
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  record.writeUInt16LE(isFar ? VERSION.large : VERSION.plain, 4);
  record.writeUInt16LE(isFar ? VERSION.large : VERSION.plain, 6);
  writeCommon(record, 8, entry, stamp);
  record.writeUInt16LE(extra.length, 30);
  record.writeUInt32LE(isFar ? TOO_FAR : entry.offset, 42);
  return Buffer.concat([record, entry.name, extra]);
}

function farOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return extra;
}

/** The end record of the archive; with the Zip64 records, if needed. */
function endRecords({ count, start, size }: { count: number; start: number; size: number }): Buffer {
  const isLarge = count >= TOO_MANY_ENTRIES || start >= TOO_FAR || size >= TOO_FAR;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(count, TOO_MANY_ENTRIES), 8);
  end.writeUInt16LE(Math.min(count, TOO_MANY_ENTRIES), 10);
  end.writeUInt32LE(Math.min(size, TOO_FAR), 12);
  end.writeUInt32LE(Math.min(start, TOO_FAR), 16);
  if (!isLarge) return end;
  const large = Buffer.alloc(76);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeBigUInt64LE(44n, 4);
  large.writeUInt16LE(VERSION.large, 12);
  large.writeUInt16LE(VERSION.large, 14);
  large.writeBigUInt64LE(BigInt(count), 24);
  large.writeBigUInt64LE(BigInt(count), 32);
  large.writeBigUInt64LE(BigInt(size), 40);
  large.writeBigUInt64LE(BigInt(start), 48);
  large.writeUInt32LE(0x07064b50, 56);
  large.writeBigUInt64LE(BigInt(start + size), 64);
  large.writeUInt32LE(1, 72);
  return Buffer.concat([large, end]);
}

/** The time format of ZIP: two-second steps since 1980; here in UTC. */
function dosTime(now: number): { readonly date: number; readonly time: number } {
  const at = new Date(now);
  const year = Math.max(0, at.getUTCFullYear() - 1980);
  return {
    date: (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  };
}
