import type { Sharp } from 'sharp';
import type { PictureFormat } from '../../application/ports/media/media.ts';
import type { Pixels } from './safe-sharp.ts';

/** The longest side of the WebP format, px. */
export const MAX_WEBP_SIDE = 16_383;

/** Encodes a size for display. Efforts are low because people wait; higher ones save a few per cent. */
export function encodeRendition(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality: 78, effort: 2 });
    case 'avif':
      // The same SSIM as the WebP above, at 70 % of its bytes.
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
 * Re-encodes the original with high quality. Only pixels (and the timing of frames) are kept: sharp writes no EXIF,
 * XMP, IPTC, comments or profiles by default, and converts colours to sRGB.
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
      // More than a byte per pixel is a photo, which row filters reduce by a third; drawings would grow.
      return picture.png({ compressionLevel: 6, adaptiveFiltering: source.byteLength > source.pixels });
    case 'webp':
      return picture.webp({ quality: 90, effort: 0 });
    case 'gif':
      return picture.gif({ effort: 1 });
  }
}

/** True if every pixel is opaque. */
export function isOpaque(pixels: Pixels): boolean {
  if (pixels.channels === 3) return true;
  for (let at = 3; at < pixels.data.length; at += 4) if (pixels.data[at] !== 255) return false;
  return true;
}
