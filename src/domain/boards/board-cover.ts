import type { Board } from './board.ts';

/** More pictures would be too small. */
export const COVER_PICTURES_AT_MOST = 3;

const SHAPES = ['empty', 'whole', 'halves', 'large-first'] as const;

/** The layout of a cover: one picture fills it, two share it, the first of three is larger than the others. */
export type CoverShape = (typeof SHAPES)[number];

/** The layout for this number of pictures, without an empty field. */
export function coverShape(pictures: number): CoverShape {
  return SHAPES[Math.min(pictures, COVER_PICTURES_AT_MOST)] ?? 'empty';
}

/** The pictures of a board's cover: the chosen one, or else the newest, then the next ones. Addresses. */
export function boardCover({
  coverImages,
  images,
}: Pick<Board, 'coverImages' | 'images'>): readonly string[] {
  const [first, ...rest] = images['170x'].map(({ url }) => url);
  const cover = coverImages['400x300']?.url ?? coverImages['222x']?.url ?? first;
  return cover === undefined ? [] : [cover, ...rest].slice(0, COVER_PICTURES_AT_MOST);
}
