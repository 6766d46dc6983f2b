import type { Pin } from '../pins/pin.ts';

/** So many chips stand on a card; where there are fewer things, there are none. */
export const CARD_CHIPS = 3;

/** Whether the card of a collection shows what it is made of. The picture of a collage shows that already. */
export function hasCardChips({ collectionPin }: Pick<Pin, 'collectionPin'>): boolean {
  return (collectionPin?.itemData.length ?? 0) >= CARD_CHIPS;
}
