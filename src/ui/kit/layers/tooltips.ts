import classes from './tooltip.module.css';

/** Delay before a tooltip is shown after hover or press, ms. */
const REST_MS = 500;
/** Time to move the pointer from the trigger to its tooltip, ms. */
const LEAVE_MS = 120;
/** Time that a tooltip stays after a touch has ended, ms. */
const AFTER_PRESS_MS = 1500;
const GAP_PX = 8;

/**
 * Tooltips for every element with `data-tooltip`. They show when a pointer rests on it, on keyboard focus, and during a
 * long press (which is then no click). The tooltip is the element's accessible name, so screen readers do not announce
 * it twice.
 * One instance for the whole document. Call the result to stop it.
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
  /** The trigger that was pressed or dismissed: no tooltip until the pointer has left it. */
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
    // Skip the show delay when moving between adjacent triggers.
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

  /** A long press that showed a tooltip does not count as a click. */
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
    // With keyboard focus, Escape closes the top layer only; a tooltip under a resting pointer must not need another
    // Escape.
    if (event.key === 'Escape' && this.#way === 'focus') {
      event.preventDefault();
      event.stopPropagation();
    }
    this.hide();
  };

  /** Only after keyboard navigation: programmatic focus shows no tooltip. */
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
    // The open popup beside it says more.
    if (!text || !anchor.isConnected || anchor.ariaExpanded === 'true') return;
    this.#words.textContent = text;
    // Outside a modal dialog nothing can be hovered; elsewhere a popover belongs to its landmark.
    (anchor.closest('dialog[open], main, header, nav, footer') ?? document.body).append(this.#words);
    this.#words.showPopover?.();
    place(this.#words, anchor);
    // A pending tooltip is already delayed until the pointer stops.
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

/** Centred below its anchor, or above it where there is no space; within the window. */
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
