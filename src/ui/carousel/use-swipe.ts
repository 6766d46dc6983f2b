import { useEffect, useEffectEvent, type RefObject } from 'react';
import { swipeStep } from '../../domain/carousels/carousel-swipe.ts';
import type { SlotStep } from '../../domain/carousels/slot-steps.ts';

/** Detects horizontal swipes on an element; vertical scrolling still works. */
export function useSwipe(
  target: RefObject<HTMLElement | null>,
  go: (step: SlotStep) => void,
  isOn: boolean,
): void {
  const swiped = useEffectEvent(go);
  useEffect(() => {
    const element = target.current;
    if (element === null || !isOn) return undefined;
    let start: PointerEvent | null = null;
    const leave = new AbortController();
    const on = (name: 'pointerdown' | 'pointerup' | 'pointercancel', run: (event: PointerEvent) => void) =>
      element.addEventListener(name, run, { signal: leave.signal });
    on('pointerdown', (event) => {
      start = event.pointerType === 'touch' && event.isPrimary ? event : null;
    });
    on('pointercancel', () => (start = null));
    on('pointerup', (event) => {
      if (start === null || event.pointerId !== start.pointerId) return;
      const isRtl = getComputedStyle(element).direction === 'rtl';
      const step = swipeStep(event.clientX - start.clientX, event.clientY - start.clientY, isRtl);
      start = null;
      if (step !== null) swiped(step);
    });
    element.style.touchAction = 'pan-y pinch-zoom';
    return () => {
      leave.abort();
      element.style.touchAction = '';
    };
  }, [target, isOn]);
}
