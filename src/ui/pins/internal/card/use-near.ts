import { startTransition, useRef, useState, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { gridIdleTime } from '../../../grid/use-grid-room.ts';
import { afterPaint } from '../../../kit/after-paint.ts';
import { hover, leave } from './hovered-card.ts';

/** The pointer is near a card after it rests on it for this long. ms */
const RESTS_MS = 120;

/**
 * Detects when a pointer or the focus first comes near a card; the result stays true. Cards that pass under a resting
 * pointer during scrolling do not count, because drawing their controls would slow down scrolling. Some controls are
 * drawn in the first frame; `stays` means that the rest is due. `wake` starts it without pointer or focus, `touched`
 * treats the card as if they were near.
 */
export function useNear(touched: boolean) {
  /** Undefined until the pointer or the focus is near; then whether all controls may be drawn. */
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

/** False for touch, and for the events that browsers fire when another element has come under a resting pointer. */
function hasMoved({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType !== 'touch' && (movementX !== 0 || movementY !== 0);
}
