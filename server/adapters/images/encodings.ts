import type { Sharp } from 'sharp';
import type { PictureFormat } from '../../application/ports/media/media.ts';
import type { Pixels } from './safe-sharp.ts';

/** The longest side that the WebP format can say, px. */
export const MAX_WEBP_SIDE = 16_383;

/** Encodes a size for looking at. Efforts are low: people wait, and higher ones save a few per cent. */
export function encodeRendition(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality: 78, effort: 2 });
    case 'avif':
      // As much alike as the WebP of above by the measure of SSIM, at 70 % of its bytes.
      return picture.avif({ quality: 56, effort: 2, chromaSubsampling: '4:2:0' });
    case 'jpg':
      return picture.jpeg({ quality: 80 });
    case 'png':
      return picture.png({ compressionLevel: 6 });
    case 'gif':
      return picture.gif({ effort: 1 });
  }
}

/**
 * Encodes the original anew, near to what came. Nothing but pixels (and the timing of frames) gets through:
 * sharp writes no EXIF, XMP, IPTC, comments or profiles unless told to, and turns colours into sRGB.
 */
export function encodeOriginal(
  picture: Sharp,
  format: 'jpg' | 'png' | 'webp' | 'gif',
  source: { readonly byteLength: number; readonly pixels: number },
): Sharp {
  switch (format) {
    case 'jpg':
      return picture.jpeg({ quality: 90, optimiseCoding: false });
    case 'png':
      // More than a byte per pixel is a photo, which row filters make a third smaller; drawings grow by them.
      return picture.png({ compressionLevel: 6, adaptiveFiltering: source.byteLength > source.pixels });
    case 'webp':
      return picture.webp({ quality: 90, effort: 0 });
    case 'gif':
      return picture.gif({ effort: 1 });
  }
}

/** True if no pixel lets anything shine through. */
export function isOpaque(pixels: Pixels): boolean {
  if (pixels.channels === 3) return true;
  for (let at = 3; at < pixels.data.length; at += 4) if (pixels.data[at] !== 255) return false;
  return true;
}
