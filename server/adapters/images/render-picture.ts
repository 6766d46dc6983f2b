import { sizeDimensions } from '../../../src/domain/images/image-sizes.ts';
import type {
  PictureFormat,
  Rendition,
  RenditionSize,
  RenditionFormat,
} from '../../application/ports/media/media.ts';
import { encodeRendition, isOpaque, MAX_WEBP_SIDE } from './encodings.ts';
import { fromPixels, openHeader, openPicture, pixelsOf } from './safe-sharp.ts';

/** One size of a stored original, of its first frame. Runs in the picture worker. */
export async function renderPicture(
  original: Uint8Array,
  size: RenditionSize,
  renditionFormat: RenditionFormat,
): Promise<Rendition> {
  const header = await openHeader(original).metadata();
  const { width, height } = sizeDimensions(size, header);
  const fit = size.endsWith('x') ? 'fill' : 'cover';
  const pixels = await pixelsOf(
    openPicture(original).resize(width, Math.min(height, MAX_WEBP_SIDE), { fit }),
  );
  const opaque = isOpaque(pixels);
  const format: PictureFormat = renditionFormat === 'compatible' ? (opaque ? 'jpg' : 'png') : renditionFormat;
  const picture = opaque ? fromPixels(pixels).removeAlpha() : fromPixels(pixels);
  return { format, bytes: await encodeRendition(picture, format).toBuffer() };
}
