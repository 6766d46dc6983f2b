import type { Metadata } from 'sharp';
import { sizeDimensions, type Dimensions } from '../../../src/domain/images/image-sizes.ts';
import type { IngestedPicture, IngestOutcome, RenditionSize } from '../../application/ports/media.ts';
import { dominantColor } from './dominant-color.ts';
import { isCutGif } from './gif-blocks.ts';
import { encodeOriginal, encodeRendition, MAX_WEBP_SIDE } from './encodings.ts';
import { damagedPicture, oversize } from './picture-refusals.ts';
import { fromPixels, openHeader, openPicture, pixelsOf, type Pixels } from './safe-sharp.ts';
import type { PictureKind } from './sniff-picture.ts';

/** The sizes that cards, closeups and avatars show first; the others are made when somebody asks. */
const SIZES_AT_UPLOAD: readonly RenditionSize[] = [
  '60x60',
  '136x136',
  '170x',
  '236x',
  '474x',
  '564x',
  '736x',
];

/** Twice the largest of these sizes: decoded once, sharp enough to derive them all from. px */
const MIDDLE_WIDTH = 1472;

const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp', gif: 'gif' } as const;

/** Turns a file whose first bytes say `kind` into what is stored of it. Runs in the picture worker. */
export async function ingestPicture(bytes: Uint8Array, kind: PictureKind): Promise<IngestOutcome> {
  if (kind === 'gif' && isCutGif(bytes)) return damagedPicture();
  const header = await openHeader(bytes)
    .metadata()
    .catch(() => undefined);
  if (header?.format !== kind) return damagedPicture();
  const frames = framesOf(header);
  const refusal = oversize({ width: header.width, height: header.height, frames });
  if (refusal) return refusal;

  const decoded = await decode(bytes, kind, header).catch(() => undefined);
  if (!decoded) return damagedPicture();
  const [original, middle] = decoded;
  const { width, height } = header.autoOrient;
  const picture: IngestedPicture = {
    extension: EXTENSIONS[kind],
    width,
    height,
    isAnimated: frames > 1,
    dominantColor: await dominantColorOf(middle),
    original,
    renditions: await Promise.all(SIZES_AT_UPLOAD.map((size) => rendition(middle, size, { width, height }))),
  };
  return { kind: 'picture', picture };
}

function framesOf(header: Metadata): number {
  return header.format === 'gif' || header.format === 'webp' ? (header.pages ?? 1) : 1;
}

/** Both decodings read every pixel, so that damage shows in one of them. */
function decode(bytes: Uint8Array, kind: PictureKind, header: Metadata): Promise<[Uint8Array, Pixels]> {
  const animated = framesOf(header) > 1;
  const source = { byteLength: bytes.byteLength, pixels: header.width * header.height };
  const whole = openPicture(bytes, { animated });
  return Promise.all([
    encodeOriginal(animated ? whole : whole.autoOrient(), EXTENSIONS[kind], source).toBuffer(),
    pixelsOf(openPicture(bytes).autoOrient().resize({ width: MIDDLE_WIDTH, withoutEnlargement: true })),
  ]);
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
