import { startTransition, useRef, useState, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { painted } from '../kit/painted.ts';

/** A pointer that stands still is near what stops under it so long. ms */
const RESTS_MS = 120;

/**
 * Tells whether a pointer or the focus has come to an element; it stays so. What only passes under a resting pointer
 * while the page is scrolled does not count: drawing what can be done with each card would make scrolling slow.
 * A pointer sees some of it at once, which is drawn in the frame that it comes in; `stays`: it is time for the rest.
 * `wake` is for what comes without anybody, `touched` for what is treated as if somebody had come.
 */
export function useNear(touched: boolean) {
  /** Undefined until somebody has come; then whether all of it may be drawn. */
  const [settled, settle] = useState<boolean>();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    // Most cards go without a pointer having come.
    if (resting.current !== undefined) clearTimeout(resting.current);
  };
  const come = () => {
    leave();
    settle(true);
  };
  const comeByPointer = () => {
    leave();
    flushSync(() => settle(false));
    void painted().then(() => startTransition(() => settle(true)));
  };
  const move = (event: PointerEvent) => {
    if (hasMoved(event)) comeByPointer();
  };
  const handlers =
    settled !== undefined
      ? NONE
      : {
          onFocus: come,
          onPointerEnter: (event: PointerEvent) => {
            if (event.pointerType !== 'touch') resting.current = setTimeout(comeByPointer, RESTS_MS);
            move(event);
          },
          onPointerMove: move,
          onPointerLeave: leave,
        };
  return { near: touched || settled !== undefined, stays: touched || settled === true, wake: come, handlers };
}

const NONE = {};

/** False for fingers, and for the events that a browser makes up when something else has come under the pointer. */
function hasMoved({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType !== 'touch' && (movementX !== 0 || movementY !== 0);
}
