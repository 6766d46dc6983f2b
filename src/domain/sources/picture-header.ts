export type PictureHeader = { readonly width: number; readonly height: number };

/** Metadata and thumbnails may precede the size, up to this number of bytes. */
const LOOKED_AT = 1_000_000;
/** An AVIF or HEIC file describes its picture within this number of bytes. */
const HEIF_HEAD = 20_000;
const HEIF_BRANDS = ['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The size in pixels from the header of a JPEG, PNG, GIF, WebP, AVIF or HEIC file; null for everything else. */
export function pictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, LOOKED_AT));
  const header = readPng(view) ?? readGif(view) ?? readWebp(view) ?? readHeif(view) ?? readJpeg(view);
  return header !== null && header.width > 0 && header.height > 0 ? header : null;
}

function startsWith(view: DataView, text: string, at = 0): boolean {
  if (view.byteLength < at + text.length) return false;
  return [...text].every((sign, index) => view.getUint8(at + index) === sign.charCodeAt(0));
}

function readPng(view: DataView): PictureHeader | null {
  if (view.byteLength < 24 || !startsWith(view, '\x89PNG\r\n\x1a\n') || !startsWith(view, 'IHDR', 12))
    return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function readGif(view: DataView): PictureHeader | null {
  if (view.byteLength < 10 || !(startsWith(view, 'GIF87a') || startsWith(view, 'GIF89a'))) return null;
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

function readWebp(view: DataView): PictureHeader | null {
  if (view.byteLength < 30 || !startsWith(view, 'RIFF') || !startsWith(view, 'WEBP', 8)) return null;
  if (startsWith(view, 'VP8X', 12)) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
  if (startsWith(view, 'VP8L', 12)) {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (!startsWith(view, 'VP8 ', 12)) return null;
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** `ispe` boxes hold the sizes: one for the whole picture, and possibly others for its tiles. */
function readHeif(view: DataView): PictureHeader | null {
  if (view.byteLength < 32 || !HEIF_BRANDS.some((brand) => startsWith(view, `ftyp${brand}`, 4))) return null;
  let largest: PictureHeader | null = null;
  const end = Math.min(view.byteLength - 15, HEIF_HEAD);
  for (let at = 8; at < end; at += 1) {
    if (view.getUint8(at) !== 0x69 || !startsWith(view, 'ispe', at)) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (size.width * size.height > (largest?.width ?? 0) * (largest?.height ?? 0)) largest = size;
  }
  return largest;
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
}

/** The frame header holds the size; any number of other segments may precede it. */
function readJpeg(view: DataView): PictureHeader | null {
  if (!startsWith(view, '\xff\xd8\xff')) return null;
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // A segment is at least as long as its length field; fill bytes have no length.
    at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2));
  }
  return null;
}
