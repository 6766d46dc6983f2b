import { startTransition, useRef, useState, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { gridIdleTime } from '../../grid/use-grid-room.ts';
import { afterPaint } from '../../kit/after-paint.ts';
import { hover, leave } from './hovered-card.ts';

/** A pointer that stands still is near what stands still under it so long. ms */
const RESTS_MS = 120;

/**
 * Tells whether a pointer or the focus has come to a card; it stays so. What only passes under a resting pointer
 * while the page is scrolled does not count: drawing what can be done with each card would make scrolling slow.
 * A pointer sees some of it at once, which is drawn in the frame that it comes in; `stays`: it is time for the rest.
 * `wake` is for what comes without anybody, `touched` for what is treated as if somebody had come.
 */
export function useNear(touched: boolean) {
  /** Undefined until somebody has come; then whether all of it may be drawn. */
  const [settled, settle] = useState<boolean>();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stopResting = () => clearTimeout(resting.current);
  const come = () => {
    stopResting();
    settle(true);
  };
  const comeByPointer = (card: HTMLElement) => {
    stopResting();
    if (!hover(card) || settled !== undefined) return;
    flushSync(() => settle(false));
    void afterPaint().then(() => startTransition(() => settle(true)));
  };
  const rest = (card: HTMLElement) => {
    resting.current = setTimeout(() => (gridIdleTime() < RESTS_MS ? rest : comeByPointer)(card), RESTS_MS);
  };
  const handlers = {
    onFocus: come,
    onPointerEnter: ({ currentTarget: card, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'touch') rest(card);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (hasMoved(event)) comeByPointer(event.currentTarget);
    },
    onPointerLeave: ({ currentTarget: card }: PointerEvent<HTMLElement>) => {
      stopResting();
      leave(card);
    },
  };
  return { near: touched || settled !== undefined, stays: touched || settled === true, wake: come, handlers };
}

/** False for fingers, and for the events that a browser makes up when something else has come under the pointer. */
function hasMoved({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType !== 'touch' && (movementX !== 0 || movementY !== 0);
}
