import type { PictureArea } from '../../application/ports/media/media.ts';
import { openHeader, openPicture } from './safe-sharp.ts';

export type PictureTone = 'colour' | 'mono';

/** Crops a picture, as JPEG in its own resolution. Runs in the picture worker. */
export async function cutPicture(
  bytes: Uint8Array,
  piece: PictureArea,
  tone: PictureTone,
): Promise<Uint8Array> {
  const { width, height } = await openHeader(bytes).metadata();
  const cut = openPicture(bytes).extract({
    left: Math.floor(piece.left * width),
    top: Math.floor(piece.top * height),
    width: Math.floor(piece.width * width),
    height: Math.floor(piece.height * height),
  });
  const toned = tone === 'mono' ? cut.grayscale().toColourspace('srgb') : cut;
  return new Uint8Array(await toned.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer());
}
