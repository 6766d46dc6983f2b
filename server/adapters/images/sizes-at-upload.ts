import type { RenditionSize } from '../../application/ports/media/media.ts';

/** The sizes that cards, closeups and avatars show first; the others are made on demand. */
export const SIZES_AT_UPLOAD: readonly RenditionSize[] = [
  '60x60',
  '136x136',
  '170x',
  '236x',
  '474x',
  '564x',
  '736x',
];
