import type { Box } from './mp4-boxes.ts';

const REMARKS = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide', 'pnot', 'ilst']);

/** True for boxes that players do without: who filmed it where and with what, notes, and left-over room. */
export function isMetadata({ type }: Box): boolean {
  return REMARKS.has(type);
}
