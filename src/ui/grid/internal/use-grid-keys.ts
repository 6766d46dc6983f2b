import {
  useCallback,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import type { GridItem } from '../grid-item.ts';
import type { GridWindow } from './grid-window.ts';

/** The element that gets focus when arrow keys reach a card: the marked one, or else the first link or button. */
const MARKED = '[data-card-focus]';
const FIRST = 'a[href],button:not([disabled])';

/**
 * The code for keys is loaded when focus enters the first grid. Without it keys scroll, and the next focus retries the
 * import.
 */
let moves: typeof import('./grid-moves.ts') | undefined;
let coming: Promise<void> | undefined;
function fetchMoves(): void {
  if (moves) return;
  coming ??= import('./grid-moves.ts').then(
    (fetched) => void (moves = fetched),
    () => void (coming = undefined),
  );
}

/**
 * Keyboard navigation by geometry: arrows, one screen up or down, the first and the last card, and with Ctrl out of the
 * grid. A card that contains the focus stays drawn. When it is removed from the list, its successor gets the focus.
 * @param draw renders the grid again at once
 */
export function useGridKeys<Item extends GridItem>(
  grid: GridWindow<Item>,
  canvas: RefObject<HTMLDivElement | null>,
  draw: () => void,
) {
  const focused = useRef(-1);

  const focusCard = useCallback(
    (index: number): boolean => {
      if (!canvas.current || !grid.layout || index < 0 || index >= grid.items.length) return false;
      if (!grid.shown.includes(index)) {
        grid.mount(index);
        draw();
      }
      const cell = canvas.current.children[grid.shown.indexOf(index)];
      if (!(cell instanceof HTMLElement)) return false;
      const target =
        cell.querySelector<HTMLElement>(MARKED) ?? cell.querySelector<HTMLElement>(FIRST) ?? cell;
      target.focus({ preventScroll: true });
      cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
      return true;
    },
    [grid, canvas, draw],
  );

  const indexOf = (target: Element): number => {
    const cells = canvas.current?.children ?? [];
    return grid.shown[Array.from(cells).findIndex((cell) => cell.contains(target))] ?? -1;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!canvas.current || !(event.target instanceof Element)) return;
    const card = { grid, index: indexOf(event.target), canvas: canvas.current, focusCard };
    if (moves) moves.pressKey(event, card);
    // A key pressed before the code has loaded is handled once it has.
    else void coming?.then(() => moves?.pressKey(event, card));
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    fetchMoves();
    const index = indexOf(event.target);
    // Focus in a part of a card that is rendered elsewhere (a dialog) still belongs to the card.
    if (index >= 0) focused.current = index;
    grid.hold(grid.items[focused.current]?.key);
  };

  const onBlur = () => {
    // The window lost the focus, not the card.
    if (canvas.current?.contains(document.activeElement)) return;
    grid.hold(undefined);
  };

  const items = grid.items;
  const before = useRef(items);
  useLayoutEffect(() => {
    if (before.current === items) return;
    const key = before.current[focused.current]?.key;
    before.current = items;
    if (key === undefined) return;
    const now = items.findIndex((item) => item.key === key);
    if (now >= 0) focused.current = now;
    else if (grid.held === key) {
      grid.hold(undefined);
      const next = Math.min(focused.current, items.length - 1);
      if (grid.shown.includes(next)) focusCard(next);
    }
  }, [grid, items, focusCard]);

  return { focusCard, onKeyDown, onFocus, onBlur };
}
