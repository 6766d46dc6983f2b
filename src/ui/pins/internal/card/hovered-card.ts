import { afterPaint } from '../../../kit/after-paint.ts';

/* Style sheets use `data-hovered` instead of `:hover`. With `:hover` the browser would restyle the card that is left in
   the same frame in which the next card responds. The card that is left can be restyled later. */

let hovered: HTMLElement | undefined;

/** Marks this card as the only hovered one. False if it was already, or if it has been removed. */
export function hover(card: HTMLElement): boolean {
  if (!card.isConnected || hovered === card) return false;
  hovered = card;
  card.dataset.hovered = '';
  return true;
}

/** The pointer has left it. */
export function leave(card: HTMLElement): void {
  if (hovered !== card) return;
  hovered = undefined;
  void afterPaint().then(() => {
    if (hovered !== card) delete card.dataset.hovered;
  });
}
