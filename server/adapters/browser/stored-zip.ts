export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array };

const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const VERSION = 20;
const NAMES_ARE_UTF8 = 1 << 11;
/** 1980-01-01, the earliest date of the format. */
const FIRST_DAY = 0x21;

/** A small ZIP archive whose entries are not compressed. */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array {
  const named = entries.map(({ name, bytes }) => ({ name: new TextEncoder().encode(name), bytes }));
  const locals = named.reduce((sum, { name, bytes }) => sum + LOCAL_BYTES + name.length + bytes.length, 0);
  const centrals = named.reduce((sum, { name }) => sum + CENTRAL_BYTES + name.length, 0);
  const zip = new Uint8Array(locals + centrals + END_BYTES);
  const view = new DataView(zip.buffer);
  let at = 0;
  let central = locals;
  for (const { name, bytes } of named) {
    view.setUint32(central, 0x02014b50, true);
    view.setUint16(central + 4, VERSION, true);
    writeFacts(view, central + 6, name, bytes);
    view.setUint32(central + 42, at, true);
    zip.set(name, central + CENTRAL_BYTES);
    central += CENTRAL_BYTES + name.length;
    view.setUint32(at, 0x04034b50, true);
    writeFacts(view, at + 4, name, bytes);
    zip.set(name, at + LOCAL_BYTES);
    zip.set(bytes, at + LOCAL_BYTES + name.length);
    at += LOCAL_BYTES + name.length + bytes.length;
  }
  view.setUint32(central, 0x06054b50, true);
  view.setUint16(central + 8, entries.length, true);
  view.setUint16(central + 10, entries.length, true);
  view.setUint32(central + 12, centrals, true);
  view.setUint32(central + 16, locals, true);
  return zip;
}

/** The fields that both headers of an entry share. */
function writeFacts(view: DataView, at: number, name: Uint8Array, bytes: Uint8Array): void {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, NAMES_ARE_UTF8, true);
  view.setUint16(at + 8, FIRST_DAY, true);
  view.setUint32(at + 10, crc32(bytes), true);
  view.setUint32(at + 14, bytes.length, true);
  view.setUint32(at + 18, bytes.length, true);
  view.setUint16(at + 22, name.length, true);
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = TABLE[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
