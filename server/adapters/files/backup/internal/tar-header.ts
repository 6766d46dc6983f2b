import { BackupUnusable } from '../backup-unusable.ts';

/** The header of an entry, and the unit to which its content is filled up. */
export const BLOCK_BYTES = 512;

export type TarEntry = { readonly name: string; readonly size: number };

/** The largest number in eleven octal digits; a larger one is written in base 256. */
const LARGEST_OCTAL = 0o77777777777;
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;
const SIZE_AT = 124;
const CHECKSUM_AT = 148;

/** The ustar header of a regular file that only its owner may read. @param time ms since the epoch */
export function tarHeader({ name, size }: TarEntry, time: number): Uint8Array {
  const block = Buffer.alloc(BLOCK_BYTES);
  const [prefix, rest] = splitName(name);
  block.write(rest, 0);
  block.write('0000600\0', 100);
  block.write('0000000\0'.repeat(2), 108);
  writeNumber(block, SIZE_AT, size);
  writeNumber(block, 136, Math.floor(time / 1000));
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345);
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT);
  return block;
}

/** Undefined for the block of zeros that ends an archive. @throws {BackupUnusable} */
export function readTarHeader(block: Uint8Array): TarEntry | undefined {
  const buffer = Buffer.from(block.buffer, block.byteOffset, block.byteLength);
  if (buffer.every((byte) => byte === 0)) return undefined;
  const told = Number.parseInt(text(buffer, CHECKSUM_AT, 8), 8);
  if (told !== checksum(buffer) || text(buffer, 257, 5) !== 'ustar') {
    throw new BackupUnusable('It is no backup, or it is damaged.');
  }
  const prefix = text(buffer, 345, PREFIX_BYTES);
  const rest = text(buffer, 0, NAME_BYTES);
  return { name: prefix === '' ? rest : `${prefix}/${rest}`, size: readNumber(buffer, SIZE_AT) };
}

function splitName(name: string): readonly [string, string] {
  if (Buffer.byteLength(name) <= NAME_BYTES) return ['', name];
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(rest) <= NAME_BYTES && Buffer.byteLength(prefix) <= PREFIX_BYTES) {
      return [prefix, rest];
    }
  }
  throw new TypeError(`The name ${name} is too long for an archive.`);
}

function writeNumber(block: Buffer, at: number, value: number): void {
  if (value <= LARGEST_OCTAL) {
    block.write(`${value.toString(8).padStart(11, '0')}\0`, at);
  } else {
    block[at] = 0x80;
    block.writeBigUInt64BE(BigInt(value), at + 4);
  }
}

function readNumber(block: Buffer, at: number): number {
  if ((block[at]! & 0x80) !== 0) return Number(block.readBigUInt64BE(at + 4));
  return Number.parseInt(text(block, at, 12), 8);
}

/** The sum of all bytes, with spaces in the place of the sum itself. */
function checksum(block: Uint8Array): number {
  return block.reduce((sum, byte, at) => sum + (at >= CHECKSUM_AT && at < CHECKSUM_AT + 8 ? 0x20 : byte), 0);
}

function text(block: Buffer, at: number, length: number): string {
  const end = block.indexOf(0, at);
  return block.toString('utf8', at, end === -1 ? at + length : Math.min(end, at + length)).trim();
}
