import type { Pin } from '../pins/pin.ts';

/** So many chips stand on a card; where there are fewer things, there are none. */
export const CARD_CHIPS = 3;

/** Whether the card of a collection or a collage shows what it is made of. */
export function hasCardChips({
  collectionPin,
  collagePin,
}: Pick<Pin, 'collectionPin' | 'collagePin'>): boolean {
  return ((collectionPin ?? collagePin)?.itemData.length ?? 0) >= CARD_CHIPS;
}
