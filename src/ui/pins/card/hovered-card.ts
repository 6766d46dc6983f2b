import { afterPaint } from '../../kit/after-paint.ts';

/*
 * Style sheets ask for `data-hovered` and not for `:hover`: the browser would restyle the card that is left in the very
 * frame in which the next one answers. What goes away there has time until that is seen.
 */

let hovered: HTMLElement | undefined;

/** A pointer is on this card, and on no other one. False if it was there already, or the card has gone meanwhile. */
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
