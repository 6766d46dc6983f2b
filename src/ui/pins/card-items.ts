import type { PinGridItem } from './pin-grid-item.ts';

/** What the elements of cards show, for who is told of an element only. */
export const CARD_ITEMS = new WeakMap<Element, PinGridItem>();
