import { endsLongPress, LONG_PRESS_MS } from '../../../domain/cards/long-press.ts';
import type { PinGridItem } from '../../pins/card/pin-grid-item.ts';
import { cardAt } from './card-at.ts';

/** The action of a long press on this card; undefined leaves it to the browser. */
type ActOn = (item: PinGridItem) => (() => void) | undefined;

/**
 * Detects long presses on cards. Where there is an action, it prevents the browser's own reaction: its context menu, a
 * selection, and a click on release. Call the result to stop.
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
    // Otherwise the release would click the element that is now under the finger.
    if (this.#isDone && event.cancelable) event.preventDefault();
    this.forget();
  };

  /** Some browsers open their context menu slightly before the time has passed. */
  readonly menu = (event: MouseEvent): void => {
    if (this.#from !== undefined) event.preventDefault();
  };

  forget(): void {
    clearTimeout(this.#timer);
    this.#from = undefined;
    this.#isDone = false;
  }
}

/** Not in a style sheet: where a long press has no action, the browser's own menu is useful. */
function keepBrowserMenuAway({ style }: HTMLElement): void {
  style.setProperty('-webkit-touch-callout', 'none');
  style.setProperty('user-select', 'none');
}
