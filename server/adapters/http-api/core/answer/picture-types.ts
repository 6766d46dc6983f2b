import type { PictureFormat } from '../../../../application/ports/media/media.ts';

/** The media types of pictures by format. */
export const PICTURE_TYPES: { readonly [format in PictureFormat]: string } = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};
