import type { KeyboardEvent } from 'react';
import { cardFurther, cardNeighbour, type Direction } from '../../../domain/layout/card-neighbour.ts';
import type { GridItem } from '../grid-item.ts';
import type { GridWindow } from './grid-window.ts';

/** Elements that can be focused with Tab. */
const STOPS = 'a[href],button:not([disabled]),input:not([disabled]),[tabindex="0"]';

/** These elements handle arrow keys themselves. */
const OWN_ARROWS =
  'input,textarea,select,[contenteditable],[role=menu],[role=listbox],[role=slider],[popover],dialog,video';

/** Keys that move to another card or out of the grid. */
const MOVES = /^(Arrow|Page(Up|Down)|Home$|End$)/;

/** The card with the focus. */
type FocusedCard = {
  readonly grid: GridWindow<GridItem>;
  /** Negative outside of the cards. */
  readonly index: number;
  readonly canvas: HTMLElement;
  readonly focusCard: (index: number) => boolean;
};

/** Handles a key pressed on a card: moves to another card, or with Ctrl out of the grid. */
export function pressKey(event: KeyboardEvent<HTMLElement>, card: FocusedCard): void {
  const { key, ctrlKey, target } = event;
  if (!MOVES.test(key) || event.defaultPrevented || event.altKey || event.metaKey || event.shiftKey) return;
  if (!card.grid.layout || card.index < 0 || !(target instanceof Element)) return;
  const own = target.closest(OWN_ARROWS);
  if (own && card.canvas.contains(own)) return;
  if (ctrlKey ? leave(key, card.canvas) : move(key, card)) event.preventDefault();
}

/** False when the key has no target. */
function move(key: string, { grid, index, focusCard }: FocusedCard): boolean {
  const next = cardFor(key, grid, index);
  return next !== undefined && focusCard(next);
}

/** The target card of a key; undefined at the edge, and for other keys. */
function cardFor(key: string, grid: GridWindow<GridItem>, index: number): number | undefined {
  const layout = grid.layout!;
  const towards = (direction: Direction) => cardNeighbour(layout, index, direction);
  switch (key) {
    case 'ArrowUp':
      return towards('up');
    case 'ArrowDown':
      return towards('down');
    case 'ArrowLeft':
      return towards(grid.rtl ? 'end' : 'start');
    case 'ArrowRight':
      return towards(grid.rtl ? 'start' : 'end');
    case 'PageUp':
      return cardFurther(layout, index, 'up', grid.viewHeight);
    case 'PageDown':
      return cardFurther(layout, index, 'down', grid.viewHeight);
    case 'Home':
      return 0;
    case 'End':
      return grid.items.length - 1;
    default:
      return undefined;
  }
}

/** Moves the focus to the nearest element above (Home) or below (End) the cards. False when there is none. */
function leave(key: string, canvas: HTMLElement): boolean {
  if (key !== 'Home' && key !== 'End') return false;
  const side = key === 'Home' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const stops = [...document.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => canvas.compareDocumentPosition(stop) === side && stop.checkVisibility(),
  );
  const stop = stops.at(key === 'Home' ? -1 : 0);
  stop?.focus();
  return stop !== undefined;
}
