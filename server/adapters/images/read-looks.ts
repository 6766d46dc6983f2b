import type { Dimensions } from '../../../src/domain/images/image-sizes.ts';
import type { PictureLooksWithWindows } from '../../../src/domain/looks/picture-looks.ts';
import { extractLooks } from '../../application/looks/extract-looks.ts';
import { smallSize } from '../../application/looks/small-picture.ts';
import type { PictureArea } from '../../application/ports/media/media.ts';
import type { Sharp } from 'sharp';
import { fromPixels, openHeader, openPicture, pixelsOf, type Pixels } from './safe-sharp.ts';

/** What a file looks like, or a part of it. Runs in the picture worker. */
export async function readLooks(
  bytes: Uint8Array,
  area: PictureArea | null,
): Promise<PictureLooksWithWindows> {
  const { picture, size } = await openPart(bytes, area);
  return looksOfSharp(picture, size);
}

/** A part of a file, or all of it, that is not decoded yet, and its size. */
export async function openPart(
  bytes: Uint8Array,
  area: PictureArea | null,
): Promise<{ readonly picture: Sharp; readonly size: Dimensions }> {
  const { width, height } = await openHeader(bytes).metadata();
  const picture = openPicture(bytes);
  if (area === null) return { picture, size: { width, height } };
  const left = Math.min(width - 1, Math.floor(area.left * width));
  const top = Math.min(height - 1, Math.floor(area.top * height));
  const cut = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(area.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(area.height * height))),
  };
  return { picture: picture.extract(cut), size: cut };
}

/** What a decoded picture looks like. */
export function looksOfPixels(pixels: Pixels): Promise<PictureLooksWithWindows> {
  return looksOfSharp(fromPixels(pixels), pixels);
}

async function looksOfSharp(picture: Sharp, original: Dimensions): Promise<PictureLooksWithWindows> {
  const { width, height } = smallSize(original);
  const small = picture.flatten({ background: '#ffffff' }).resize(width, height, { fit: 'fill' });
  return extractLooks(await pixelsOf(small), original);
}
