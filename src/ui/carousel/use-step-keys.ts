import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { SlotStep } from '../../domain/carousels/slot-steps.ts';

/** These elements handle arrow keys themselves. */
const OWN_ARROWS = 'input,textarea,select,[contenteditable],[role=menu],[role=listbox],[role=slider],video';

/** Lets the arrow keys step through slots in reading direction, wherever the focus is in the same layer. */
export function useStepKeys(
  frame: RefObject<HTMLElement | null>,
  go: (step: SlotStep) => void,
  isWanted: boolean,
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    if (frame.current === null || !(target instanceof Element) || target.closest(OWN_ARROWS)) return;
    const layer = target.closest('dialog,[popover]');
    if (layer !== null && !layer.contains(frame.current)) return;
    const isRtl = getComputedStyle(frame.current).direction === 'rtl';
    event.preventDefault();
    go((key === 'ArrowRight') !== isRtl ? 'next' : 'previous');
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    const leave = new AbortController();
    document.addEventListener('keydown', (event) => pressed(event), { signal: leave.signal });
    return () => leave.abort();
  }, [isWanted]);
}
