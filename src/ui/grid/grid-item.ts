import type { MasonryCard } from '../../domain/layout/card-table.ts';
import type { TextRoom } from '../../domain/layout/card-footer.ts';

/** The data that the grid needs before a card is drawn, so that it measures nothing and nothing jumps. */
export interface GridItem {
  /** Unique in the grid, and stable. */
  readonly key: string;
  /** Height ÷ width of the part that grows with the column, usually the picture. */
  readonly aspect: number;
  /** Height of the rest in layout pixels (1/16 rem), for the text room at the current width. */
  readonly fixed: number | ((room: TextRoom) => number);
  /** Number of columns that the card covers. Default: 1. */
  readonly span?: number;
  /** Accessible name of the card. */
  readonly label?: string;
}

/** The position of a card in its feed. */
export interface CardPlace {
  /** 0 for the first card of the feed. */
  readonly index: number;
  /** True for cards of a served page, which are hydrated. It stays the same as long as the card is in the document. */
  readonly served: boolean;
}

export function masonryCard(item: GridItem, room: TextRoom, canonicalRoom: TextRoom): MasonryCard {
  const { aspect, fixed, span = 1 } = item;
  if (typeof fixed === 'number') return { aspect, fixed, canonicalFixed: fixed, span };
  return { aspect, fixed: fixed(room), canonicalFixed: fixed(canonicalRoom), span };
}

export function fixedPart({ fixed }: GridItem, room: TextRoom): number {
  return typeof fixed === 'number' ? fixed : fixed(room);
}

/** True if both are the same card and have the same size. */
export function isSameCard(a: GridItem, b: GridItem, room: TextRoom): boolean {
  if (a === b) return true;
  return (
    a.key === b.key &&
    a.aspect === b.aspect &&
    (a.span ?? 1) === (b.span ?? 1) &&
    fixedPart(a, room) === fixedPart(b, room)
  );
}
