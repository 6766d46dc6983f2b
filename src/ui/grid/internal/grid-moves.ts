import { cardFurther, cardNeighbour, type Direction } from '../../../domain/layout/card-neighbour.ts';
import type { GridItem } from '../grid-item.ts';
import type { GridWindow } from './grid-window.ts';

/** Elements that can be focused with Tab. */
const STOPS = 'a[href],button:not([disabled]),input:not([disabled]),[tabindex="0"]';

/** A key pressed on a card. */
export type GridPress = {
  readonly key: string;
  readonly ctrl: boolean;
  readonly grid: GridWindow<GridItem>;
  readonly index: number;
  readonly canvas: HTMLElement;
  readonly focusCard: (index: number) => boolean;
};

/** Performs a key: moves to another card, or with Ctrl out of the grid. False when the key has no target. */
export function moveByKey({ key, ctrl, grid, index, canvas, focusCard }: GridPress): boolean {
  if (ctrl) return leave(key, canvas);
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
