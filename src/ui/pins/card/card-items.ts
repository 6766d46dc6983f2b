import type { PinGridItem } from './pin-grid-item.ts';

/** A card as its element knows it. */
export type ShownCard = {
  readonly item: PinGridItem;
  /** Draws all of it, as if somebody had come near. */
  readonly wake: () => void;
};

/** What the elements of cards show, for who is told of an element only. */
export const SHOWN_CARDS = new WeakMap<Element, ShownCard>();
