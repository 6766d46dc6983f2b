import type { PinGridItem } from './pin-grid-item.ts';

/** The data of a card, stored by its element. */
export type ShownCard = {
  readonly item: PinGridItem;
  /** Draws all tools of the card, as if the pointer had come near. */
  readonly wake: () => void;
};

/** The card of each element, for handlers that receive only the element. */
export const SHOWN_CARDS = new WeakMap<Element, ShownCard>();
