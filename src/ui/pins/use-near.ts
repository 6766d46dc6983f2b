import { startTransition, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { painted } from '../kit/painted.ts';

/** A pointer that stands still is near what stops under it so long. ms */
const RESTS_MS = 120;

/**
 * Tells whether a pointer or the focus has come to an element; it stays so. What only passes under a resting pointer
 * while the page is scrolled does not count: drawing what can be done with each card would make scrolling slow.
 * `stays`: it is time for what a pointer sees only after a while; what it sees at once is drawn in the frame that it
 * comes in, without waiting for the rest. `wake` is for what comes without anybody.
 */
export function useNear() {
  const [near, setNear] = useState(false);
  const [stays, setStays] = useState(false);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => {
    // Most cards go without a pointer having come.
    if (resting.current !== undefined) clearTimeout(resting.current);
  };
  const come = () => {
    leave();
    setNear(true);
    setStays(true);
  };
  const comeByPointer = () => {
    leave();
    flushSync(() => setNear(true));
    void painted().then(() => startTransition(() => setStays(true)));
  };
  const handlers = near
    ? NONE
    : {
        onFocus: (_event: FocusEvent) => come(),
        onPointerEnter: (event: PointerEvent) => {
          if (event.pointerType === 'touch') return;
          if (hasMoved(event)) comeByPointer();
          else resting.current = setTimeout(comeByPointer, RESTS_MS);
        },
        onPointerMove: (event: PointerEvent) =>
          event.pointerType !== 'touch' && hasMoved(event) && comeByPointer(),
        onPointerLeave: leave,
      };
  return { near, stays, wake: come, handlers };
}

const NONE = {};

/** False for the events that a browser makes up when something else has come under the pointer. */
function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}
