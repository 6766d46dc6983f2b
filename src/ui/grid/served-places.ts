import type { GridOptions } from '../../domain/layout/grid-metrics.ts';
import { gridStyleSheet } from '../../domain/layout/grid-style-sheet.ts';
import { masonryCard, type GridItem } from './grid-item.ts';

/** A grid of a served page. */
export interface ServedCards extends GridOptions {
  /** The id of the element whose children are the cards. */
  readonly id: string;
  /** The cards of the served page. */
  readonly items: readonly GridItem[];
  /** True: a few cards without a next page are centred. */
  readonly gathered: boolean;
}

/** The rules that place these cards. Only for the server, so that the app's bundle does not contain it. */
export function servedPlaces({ id, items, ...options }: ServedCards): string {
  return gridStyleSheet({
    ...options,
    selector: `#${id}`,
    count: items.length,
    cardAt: (index, room, canonicalRoom) => masonryCard(items[index]!, room, canonicalRoom),
  });
}
