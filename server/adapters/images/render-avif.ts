import { sizeDimensions } from '../../../src/domain/images/image-sizes.ts';
import type { RenditionSize, SizedBytes } from '../../application/ports/media/media.ts';
import { encodeRendition, isOpaque } from './encodings.ts';
import { MIDDLE_WIDTH } from './ingest-picture.ts';
import { fromPixels, openHeader, openPicture, pixelsOf } from './safe-sharp.ts';

/** For very high pictures the encoder needs more memory and time than the saved bytes are worth. */
const MAX_AVIF_PIXELS = 2_500_000;

/**
 * Sizes of a stored original, of its first frame, one encoded after another. Runs in the picture worker.
 */
export async function renderAvif(
  original: Uint8Array,
  sizes: readonly RenditionSize[],
): Promise<readonly SizedBytes[]> {
  const header = await openHeader(original).metadata();
  const middle = await pixelsOf(
    openPicture(original).resize({ width: MIDDLE_WIDTH, withoutEnlargement: true }),
  );
  const opaque = isOpaque(middle);
  /** Cached by dimensions: sizes that are not enlarged may be equal. */
  const made = new Map<string, Uint8Array>();
  const renditions: SizedBytes[] = [];
  for (const size of sizes) {
    const { width, height } = sizeDimensions(size, header);
    if (width * height > MAX_AVIF_PIXELS) continue;
    const key = `${width} ${height}`;
    let bytes = made.get(key);
    if (bytes === undefined) {
      const fit = size.endsWith('x') ? 'fill' : 'cover';
      const resized = fromPixels(middle).resize(width, height, { fit });
      bytes = await encodeRendition(opaque ? resized.removeAlpha() : resized, 'avif').toBuffer();
      made.set(key, bytes);
    }
    renditions.push({ size, bytes });
  }
  return renditions;
}
