import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { MAX_PICTURE_PIXELS } from '../../application/media/picture-refusals.ts';

/** Only these decoders may open files, even if a file disguises its type. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
/** Every picture is processed once, so a cache would only use memory. */
sharp.cache(false);
/** Several encodings run concurrently; threads within each would compete. */
sharp.concurrency(1);

/** Opens a picture; damage, incomplete data and too many pixels are errors. */
export function openPicture(bytes: Uint8Array, options: Pick<SharpOptions, 'animated'> = {}): Sharp {
  return sharp(bytes, { ...options, failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS });
}

/** Opens a picture to read its header only, without a limit of pixels. */
export function openHeader(bytes: Uint8Array): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: false });
}

export type Pixels = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
};

/** Decoded 8-bit sRGB pixels, three channels or four with opacity. */
export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 3 && info.channels !== 4) throw new Error(`${info.channels} channels`);
  return { data, width: info.width, height: info.height, channels: info.channels };
}

export function fromPixels(pixels: Pixels): Sharp {
  const { width, height, channels } = pixels;
  return sharp(pixels.data, { raw: { width, height, channels } });
}
