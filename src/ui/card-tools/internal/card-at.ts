import { SHOWN_CARDS } from '../../pins/card/card-items.ts';
import type { PinGridItem } from '../../pins/card/pin-grid-item.ts';

/** A card on the screen. */
export interface CardAt {
  readonly element: HTMLElement;
  readonly item: PinGridItem;
}

/** The card of an event; undefined outside all cards, and on elements that handle the event themselves. */
export function cardAt(target: EventTarget | null): CardAt | undefined {
  if (!(target instanceof Element) || target.closest('button, [popover], dialog')) return undefined;
  for (let element: Element | null = target; element !== null; element = element.parentElement) {
    const item = SHOWN_CARDS.get(element)?.item;
    if (item !== undefined && element instanceof HTMLElement) return { element, item };
  }
  return undefined;
}
