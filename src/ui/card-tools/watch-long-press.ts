import { endsLongPress, LONG_PRESS_MS } from '../../domain/cards/long-press.ts';
import type { PinGridItem } from '../pins/card/pin-grid-item.ts';
import { cardAt } from './card-at.ts';

/** What a long press on this card does; undefined: it is left to the browser. */
type ActOn = (item: PinGridItem) => (() => void) | undefined;

/**
 * Tells when a finger rests on a card. What the browser would do then (its own menu, a selection, a press when the
 * finger goes) is kept back, where there is something to do instead. The answer ends it.
 */
export function watchLongPress(actOn: ActOn): () => void {
  const ending = new AbortController();
  const press = new LongPress(actOn);
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
    passive: boolean,
  ) => document.addEventListener(name, listener, { capture: true, passive, signal: ending.signal });
  listen('touchstart', press.begins, true);
  listen('touchmove', press.moves, true);
  listen('touchend', press.ends, false);
  listen('touchcancel', press.ends, true);
  listen('contextmenu', press.menu, false);
  return () => {
    press.forget();
    ending.abort();
  };
}

class LongPress {
  readonly #actOn: ActOn;
  #from: Touch | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isDone = false;

  constructor(actOn: ActOn) {
    this.#actOn = actOn;
  }

  readonly begins = ({ target, touches }: TouchEvent): void => {
    this.forget();
    const card = cardAt(target);
    const act = card && this.#actOn(card.item);
    if (card === undefined || act === undefined || touches.length > 1) return;
    keepBrowserMenuAway(card.element);
    this.#from = touches[0];
    this.#timer = setTimeout(() => {
      this.#isDone = true;
      act();
    }, LONG_PRESS_MS + 1);
  };

  readonly moves = ({ touches: [touch] }: TouchEvent): void => {
    if (this.#from === undefined || touch === undefined || this.#isDone) return;
    if (endsLongPress(touch.clientX - this.#from.clientX, touch.clientY - this.#from.clientY)) this.forget();
  };

  readonly ends = (event: TouchEvent): void => {
    // Else the finger that goes would press what lies under it by now.
    if (this.#isDone && event.cancelable) event.preventDefault();
    this.forget();
  };

  /** Some browsers ask for their menu a moment before the time is over. */
  readonly menu = (event: MouseEvent): void => {
    if (this.#from !== undefined) event.preventDefault();
  };

  forget(): void {
    clearTimeout(this.#timer);
    this.#from = undefined;
    this.#isDone = false;
  }
}

/** Not by a style sheet: where a long press does nothing, the browser's own menu is of use. */
function keepBrowserMenuAway({ style }: HTMLElement): void {
  style.setProperty('-webkit-touch-callout', 'none');
  style.setProperty('user-select', 'none');
}
