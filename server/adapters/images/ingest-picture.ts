import type { Metadata, Sharp } from 'sharp';
import { sizeDimensions, type Dimensions } from '../../../src/domain/images/image-sizes.ts';
import type { IngestedPicture, IngestOutcome, RenditionSize } from '../../application/ports/media/media.ts';
import { dominantColor } from '../../application/media/dominant-color.ts';
import { isCutGif } from './gif-blocks.ts';
import { encodeOriginal, encodeRendition, isOpaque, MAX_WEBP_SIDE } from './encodings.ts';
import { damagedPicture, oversize } from '../../application/media/picture-refusals.ts';
import { fromPixels, openHeader, openPicture, pixelsOf, type Pixels } from './safe-sharp.ts';
import { looksOfPixels } from './read-looks.ts';
import { SIZES_AT_UPLOAD } from './sizes-at-upload.ts';
import type { PictureKind } from '../../application/media/sniff-picture.ts';

/** Twice the largest of these sizes: decoded once, sharp enough to derive all of them. px */
export const MIDDLE_WIDTH = 1472;

type Extension = IngestedPicture['extension'];
const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif' } as const;

type Decoded = {
  readonly extension: Extension;
  readonly original: Uint8Array;
  readonly middle: Pixels;
};

/** Turns a file of type `kind` into the files to store. Runs in the picture worker. */
export async function ingestPicture(
  bytes: Uint8Array,
  kind: PictureKind,
  sizes: readonly RenditionSize[] = SIZES_AT_UPLOAD,
): Promise<IngestOutcome> {
  if (kind === 'gif' && isCutGif(bytes)) return damagedPicture();
  const header = await openHeader(bytes)
    .metadata()
    .catch(() => undefined);
  if (header === undefined || kindOf(header) !== kind) return damagedPicture();
  const frames = framesOf(header);
  const refusal = oversize({ kind, width: header.width, height: header.height, frames });
  if (refusal) return refusal;

  const decoding = kind === 'avif' ? decodeAvif(bytes) : decode(bytes, kind, header);
  const decoded = await decoding.catch(() => undefined);
  if (!decoded) return damagedPicture();
  const { extension, original, middle } = decoded;
  const { width, height } = header.autoOrient;
  const picture: IngestedPicture = {
    extension,
    width,
    height,
    isAnimated: frames > 1,
    dominantColor: await dominantColorOf(middle),
    original,
    renditions: await Promise.all(sizes.map((size) => rendition(middle, size, { width, height }))),
    looks: await looksOfPixels(middle),
  };
  return { kind: 'picture', picture };
}

function kindOf({ format, compression }: Metadata): PictureKind | undefined {
  if (format === 'heif') return compression === 'av1' ? 'avif' : undefined;
  return format === 'jpeg' || format === 'png' || format === 'webp' || format === 'gif' ? format : undefined;
}

function framesOf(header: Metadata): number {
  return header.format === 'gif' || header.format === 'webp' ? (header.pages ?? 1) : 1;
}

/** Both decodings read every pixel, so that damage is found in one of them. */
async function decode(
  bytes: Uint8Array,
  kind: Exclude<PictureKind, 'avif'>,
  header: Metadata,
): Promise<Decoded> {
  const animated = framesOf(header) > 1;
  const source = { byteLength: bytes.byteLength, pixels: header.width * header.height };
  const extension = EXTENSIONS[kind];
  const whole = openPicture(bytes, { animated });
  const [original, middle] = await Promise.all([
    encodeOriginal(animated ? whole : whole.autoOrient(), extension, source).toBuffer(),
    pixelsOf(toMiddle(openPicture(bytes).autoOrient())),
  ]);
  return { extension, original, middle };
}

/** The picture is decoded once, because that is expensive, and stored as JPEG, or as WebP for transparency. */
async function decodeAvif(bytes: Uint8Array): Promise<Decoded> {
  const pixels = await pixelsOf(openPicture(bytes).autoOrient());
  const isWide = Math.max(pixels.width, pixels.height) > MAX_WEBP_SIDE;
  const isWhole = isOpaque(pixels);
  const extension = isWhole ? 'jpg' : isWide ? 'png' : 'webp';
  const source = { byteLength: bytes.byteLength, pixels: pixels.width * pixels.height };
  const whole = isWhole ? fromPixels(pixels).removeAlpha() : fromPixels(pixels);
  return {
    extension,
    original: await encodeOriginal(whole, extension, source).toBuffer(),
    middle: await pixelsOf(toMiddle(fromPixels(pixels))),
  };
}

function toMiddle(picture: Sharp): Sharp {
  return picture.resize({ width: MIDDLE_WIDTH, withoutEnlargement: true });
}

async function dominantColorOf(middle: Pixels): Promise<string> {
  const tiny = await pixelsOf(fromPixels(middle).resize(48, 48, { fit: 'fill' }));
  return dominantColor(tiny.data, tiny.channels);
}

async function rendition(middle: Pixels, size: RenditionSize, original: Dimensions) {
  const { width, height } = sizeDimensions(size, original);
  const fit = size.endsWith('x') ? 'fill' : 'cover';
  const resized = fromPixels(middle).resize(width, Math.min(height, MAX_WEBP_SIDE), { fit });
  return { size, bytes: new Uint8Array(await encodeRendition(resized, 'webp').toBuffer()) };
}
