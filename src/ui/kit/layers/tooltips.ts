import classes from './tooltip.module.css';

/** A pointer rests, a finger presses that long before the words come, ms. */
const REST_MS = 500;
/** Time to cross the gap between the button and the words. */
const LEAVE_MS = 120;
/** How long the words stay after a finger has gone. */
const AFTER_PRESS_MS = 1500;
const GAP_PX = 8;

/**
 * Shows in words what a drawing means: for every element with `data-tooltip`, when a pointer rests on it, when the
 * keyboard comes to it, and when a finger stays on it (which then does not press it). The words are the element's
 * name, so nothing is said twice.
 *
 * One for the whole document. The answer ends it.
 */
export function startTooltips(): () => void {
  const tooltips = new Tooltips();
  const ending = new AbortController();
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    listener: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, listener, { capture: true, signal: ending.signal });
  listen('pointerover', tooltips.pointerOver);
  listen('pointerdown', tooltips.pointerDown);
  listen('pointerup', tooltips.pointerUp);
  listen('pointercancel', tooltips.pointerUp);
  listen('click', tooltips.click);
  listen('keydown', tooltips.keyDown);
  listen('focusin', tooltips.focusIn);
  listen('focusout', tooltips.focusOut);
  return () => {
    tooltips.hide();
    ending.abort();
  };
}

type Way = 'pointer' | 'focus' | 'press';

class Tooltips {
  readonly #words = wordsElement();
  #anchor: HTMLElement | null = null;
  #way: Way = 'pointer';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was pressed or hushed needs no words until the pointer has left it. */
  #quiet: HTMLElement | null = null;
  #keyMoves = false;
  #takesClick = false;

  readonly pointerOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'touch') return;
    if (target instanceof Node && this.#words.contains(target)) return this.#later(0, () => undefined);
    const anchor = anchorOf(target);
    if (anchor !== this.#quiet) this.#quiet = null;
    if (anchor !== null && anchor === this.#anchor) this.#later(0, () => undefined);
    else if (anchor === null || anchor === this.#quiet) this.#later(LEAVE_MS, this.#hidePointed);
    // From one button to the next one nobody waits again.
    else this.#later(this.#anchor === null ? REST_MS : LEAVE_MS, () => this.#show(anchor, 'pointer'));
  };

  readonly pointerDown = ({ target, pointerType }: PointerEvent): void => {
    this.hide();
    this.#keyMoves = false;
    this.#takesClick = false;
    const anchor = anchorOf(target);
    if (pointerType !== 'touch') this.#quiet = anchor;
    else if (anchor !== null)
      this.#later(REST_MS, () => {
        this.#takesClick = true;
        this.#show(anchor, 'press');
      });
  };

  readonly pointerUp = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') return;
    if (this.#way === 'press' && this.#anchor !== null) this.#later(AFTER_PRESS_MS, this.hide);
    else clearTimeout(this.#timer);
  };

  /** Who wanted to know what a button does has not pressed it. */
  readonly click = (event: Event): void => {
    if (!this.#takesClick) return;
    this.#takesClick = false;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly keyDown = (event: KeyboardEvent): void => {
    this.#keyMoves = /^(Tab|Arrow|Home|End|Page)/.test(event.key);
    if (this.#anchor === null || this.#keyMoves) return;
    this.#quiet = this.#anchor;
    // Where the keyboard is, Escape closes one layer; a pointer that lies somewhere must not cost a second Escape.
    if (event.key === 'Escape' && this.#way === 'focus') {
      event.preventDefault();
      event.stopPropagation();
    }
    this.hide();
  };

  /** Only where the keyboard led: what gets the focus by itself would cover the page with words. */
  readonly focusIn = ({ target }: FocusEvent): void => {
    const anchor = target instanceof HTMLElement && target.dataset.tooltip ? target : null;
    if (anchor !== null && this.#keyMoves) this.#show(anchor, 'focus');
  };

  readonly focusOut = (): void => {
    if (this.#way === 'focus') this.hide();
  };

  readonly hide = (): void => {
    clearTimeout(this.#timer);
    document.removeEventListener('scroll', this.hide, true);
    this.#anchor = null;
    if (this.#words.isConnected) this.#words.hidePopover?.();
  };

  readonly #hidePointed = (): void => {
    if (this.#way === 'pointer') this.hide();
  };

  #later(waitMs: number, task: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(task, waitMs);
  }

  #show(anchor: HTMLElement, way: Way): void {
    clearTimeout(this.#timer);
    const text = anchor.dataset.tooltip;
    // What lies open beside it says more.
    if (!text || !anchor.isConnected || anchor.ariaExpanded === 'true') return;
    this.#words.textContent = text;
    // Over a dialog only what is inside it can be pointed at; elsewhere it belongs to its part of the page, too.
    (anchor.closest('dialog[open], main, header, nav, footer') ?? document.body).append(this.#words);
    this.#words.showPopover?.();
    place(this.#words, anchor);
    // What is about to come waits for rest anyway.
    document.addEventListener('scroll', this.hide, true);
    this.#anchor = anchor;
    this.#way = way;
  }
}

function wordsElement(): HTMLElement {
  const element = document.createElement('div');
  element.className = classes.tooltip ?? '';
  element.role = 'tooltip';
  element.popover = 'manual';
  return element;
}

function anchorOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

/** Under the middle of its anchor, or above where there is no room; inside the window. */
function place(words: HTMLElement, anchor: HTMLElement): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = words;
  const under = box.bottom + GAP_PX;
  const top = under + height > innerHeight ? box.top - GAP_PX - height : under;
  const left = box.left + (box.width - width) / 2;
  const last = document.documentElement.clientWidth - width - GAP_PX;
  words.style.setProperty('top', `${top}px`);
  words.style.setProperty('left', `${Math.max(GAP_PX, Math.min(left, last))}px`);
}
