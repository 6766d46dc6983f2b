/** Detects the type of a file from its first bytes; its name and declared type are ignored. */
export type SniffedKind = PictureKind | 'heic' | 'svg' | 'video' | 'document' | 'other_picture' | 'unknown';

/** The types that can be decoded. */
export type PictureKind = (typeof PICTURE_KINDS)[number];
const PICTURE_KINDS = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;

export function isPictureKind(kind: SniffedKind): kind is PictureKind {
  return PICTURE_KINDS.some((candidate) => candidate === kind);
}

/** Inspects the content only. A file that merely begins like a picture fails later, in the decoder. */
export function sniffPicture(bytes: Uint8Array): SniffedKind {
  const start = latin1(bytes, 0, 16);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif';
  if (start.startsWith('RIFF')) return start.slice(8, 12) === 'WEBP' ? 'webp' : 'video';
  if (start.slice(4, 8) === 'ftyp') return kindOfBrands(bytes);
  if (start.startsWith('\x1a\x45\xdf\xa3')) return 'video';
  if (start.startsWith('%PDF-')) return 'document';
  if (OTHER_PICTURES.some((magic) => start.startsWith(magic))) return 'other_picture';
  return kindOfText(latin1(bytes, 0, 1024));
}

/** TIFF in both byte orders, BMP, icons, JPEG XL (bare and boxed), JPEG 2000, Photoshop. */
const OTHER_PICTURES = [
  'II*\0',
  'MM\0*',
  'BM',
  '\0\0\x01\0',
  '\xff\x0a',
  '\0\0\0\x0cJXL ',
  '\0\0\0\x0cjP  ',
  '8BPS',
];

const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** Major brand first, then the compatible ones: phones write `mif1` followed by `heic`. */
function kindOfBrands(bytes: Uint8Array): SniffedKind {
  const boxLength = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), 256);
  const brands = latin1(bytes, 8, Math.max(12, boxLength)).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  if (brands.some((brand) => HEIC_BRANDS.includes(brand))) return 'heic';
  return 'video';
}

function kindOfText(start: string): SniffedKind {
  const text = start
    .replaceAll('\0', '')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .trimStart()
    .toLowerCase();
  if (!text.startsWith('<')) return 'unknown';
  return text.includes('<svg') ? 'svg' : 'document';
}

function latin1(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}
