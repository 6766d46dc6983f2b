import { makeAutoObservable } from 'mobx';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { findScrollContainer } from '../find-scroll-container.ts';

/** Minimum distance of a drag; px. */
const DRAG_FROM = 6;
/** Near the edges of the window the page scrolls during a drag; px, and px per frame. */
const EDGE = { px: 72, step: 14 };

type Ghost = { readonly element: HTMLElement; readonly grabX: number; readonly grabY: number };

/**
 * Drag and drop for the items of a list: the dragged item, its target position, and the drop. It finds elements by
 * `data-{name}`.
 */
export class ItemDrag<Id extends string = string> {
  dragged: Id | null = null;
  /** The item under the pointer, and the side of it where the dragged item would go. */
  over: { readonly id: Id; readonly side: 'before' | 'behind' } | null = null;
  readonly #attribute: string;
  readonly #drop: (id: Id, over: Id, side: 'before' | 'behind') => void;
  #clickTaken = false;
  #end: (() => void) | null = null;

  constructor(name: string, drop: (id: Id, over: Id, side: 'before' | 'behind') => void) {
    this.#attribute = `data-${name}`;
    this.#drop = drop;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  dropAt(id: Id): 'before' | 'behind' | undefined {
    return this.over?.id === id ? this.over.side : undefined;
  }

  /** True once, for the click that ends a drag. */
  tookClick(): boolean {
    const taken = this.#clickTaken;
    this.#clickTaken = false;
    return taken;
  }

  /** Touch on the card scrolls the page; on the grip it drags. */
  press(event: ReactPointerEvent<HTMLElement>, id: Id, on: 'card' | 'grip'): void {
    if (event.button !== 0 || (on === 'card' && event.pointerType === 'touch')) return;
    const card = event.currentTarget.closest<HTMLElement>(`[${this.#attribute}]`);
    if (card === null) return;
    const { clientX: fromX, clientY: fromY, pointerId } = event;
    this.#end?.();
    this.#clickTaken = false;
    const scroller = findScrollContainer(card);
    let ghost: Ghost | null = null;
    let frame = 0;
    let pointer = { x: fromX, y: fromY };

    const scroll = () => {
      scrollAlong(scroller, pointer.y);
      this.look(pointer.x, pointer.y);
      frame = requestAnimationFrame(scroll);
    };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      pointer = { x: moved.clientX, y: moved.clientY };
      if (ghost === null) {
        if (Math.hypot(pointer.x - fromX, pointer.y - fromY) < DRAG_FROM) return;
        ghost = liftGhost(card, this.#attribute, fromX, fromY);
        this.begin(id);
        frame = requestAnimationFrame(scroll);
      }
      ghost.element.style.transform = `translate(${pointer.x - ghost.grabX}px, ${pointer.y - ghost.grabY}px)`;
    };
    const end = (dropped: boolean) => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', escape, true);
      ghost?.element.remove();
      this.#end = null;
      if (ghost !== null) this.finish(dropped);
    };
    const up = (ended: PointerEvent) => {
      if (ended.pointerId !== pointerId) return;
      // A drop before the next frame uses the place under the pointer.
      if (ghost !== null) this.look(ended.clientX, ended.clientY);
      end(true);
    };
    const cancel = () => end(false);
    const escape = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape' || ghost === null) return;
      pressed.stopPropagation();
      end(false);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', escape, true);
    this.#end = cancel;
  }

  private begin(id: Id): void {
    this.dragged = id;
    this.#clickTaken = true;
  }

  private look(x: number, y: number): void {
    const under = document.elementFromPoint(x, y)?.closest<HTMLElement>(`[${this.#attribute}]`);
    const id = under?.getAttribute(this.#attribute) as Id | null | undefined;
    if (under == null || id == null || id === this.dragged) {
      if (this.over !== null) this.over = null;
      return;
    }
    const { top, height } = under.getBoundingClientRect();
    const side = y < top + height / 2 ? 'before' : 'behind';
    if (this.over?.id !== id || this.over.side !== side) this.over = { id, side };
  }

  private finish(dropped: boolean): void {
    const { dragged, over } = this;
    this.dragged = null;
    this.over = null;
    if (dropped && dragged !== null && over !== null) this.#drop(dragged, over.id, over.side);
    // The click after a drag belongs to the drag. If there is none, the next click counts.
    setTimeout(() => (this.#clickTaken = false));
  }
}

/** Scrolls the container while the pointer is near its upper or lower edge. */
function scrollAlong(scroller: HTMLElement | undefined, y: number): void {
  const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight };
  const step = y < top + EDGE.px ? -EDGE.step : y > bottom - EDGE.px ? EDGE.step : 0;
  if (step !== 0) (scroller ?? window).scrollBy({ top: step, behavior: 'instant' });
}

/** A copy of the card that follows the pointer. */
function liftGhost(card: HTMLElement, attribute: string, x: number, y: number): Ghost {
  const { left, top, width } = card.getBoundingClientRect();
  const element = card.cloneNode(true) as HTMLElement;
  element.removeAttribute('data-drop');
  element.setAttribute('aria-hidden', 'true');
  element.removeAttribute(attribute);
  Object.assign(element.style, {
    position: 'fixed',
    insetBlockStart: '0',
    left: '0',
    width: `${width}px`,
    zIndex: '30',
    pointerEvents: 'none',
    opacity: '0.9',
    boxShadow: 'var(--shadow)',
    borderRadius: 'var(--radius-card)',
    transform: `translate(${left}px, ${top}px)`,
  });
  // Over an open dialog only its own content is visible.
  (card.closest('dialog') ?? document.body).append(element);
  return { element, grabX: x - left, grabY: y - top };
}
