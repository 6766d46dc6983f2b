import type { Box } from './mp4-boxes.ts';

const REMARKS = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide', 'pnot', 'ilst']);

/** True for boxes that playback does not need: author, location, device, notes, and free space. */
export function isMetadata({ type }: Box): boolean {
  return REMARKS.has(type);
}
