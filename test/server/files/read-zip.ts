import { crc32, inflateRawSync } from 'node:zlib';

/** The entries of a ZIP archive by name, as its directory at the end names them; sums are checked. */
export function readZip(archive: Buffer): ReadonlyMap<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0) throw new Error('no end of the archive');
  let count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  if (count === 0xffff || at === 0xffffffff) {
    const large = Number(archive.readBigUInt64LE(end - 20 + 8));
    count = Number(archive.readBigUInt64LE(large + 32));
    at = Number(archive.readBigUInt64LE(large + 48));
  }
  const entries = new Map<string, Buffer>();
  for (let index = 0; index < count; index += 1) {
    const method = archive.readUInt16LE(at + 10);
    const sum = archive.readUInt32LE(at + 16);
    const packedSize = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const header = archive.readUInt32LE(at + 42);
    const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const packed = archive.subarray(start, start + packedSize);
    const content = method === 0 ? Buffer.from(packed) : inflateRawSync(packed);
    if (crc32(content) !== sum) throw new Error(`${name} is damaged`);
    entries.set(name, content);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}
