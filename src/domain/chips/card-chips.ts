import type { Pin } from '../pins/pin.ts';

/** Number of chips on a card; with fewer items the card shows none. */
export const CARD_CHIPS = 3;

/** Whether the card of a collection shows its items as chips. A collage already shows them in its picture. */
export function hasCardChips({ collectionPin }: Pick<Pin, 'collectionPin'>): boolean {
  return (collectionPin?.itemData.length ?? 0) >= CARD_CHIPS;
}
