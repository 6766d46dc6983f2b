import { slotWithin } from './slot-count.ts';

/** One step along the slots of a carousel. */
export type SlotStep = 'previous' | 'next';

/** How long a change is highlighted; another change restarts the time. */
export const CAROUSEL_HIGHLIGHT_MS = 4000;

/** A card has no space for more dots; its badge shows the position. */
const MOST_DOTS = 10;

/** The slot after a step; the first and the last one are the limits. */
export function slotAfter(index: number, step: SlotStep, slotCount: number): number {
  return slotWithin(step === 'next' ? index + 1 : index - 1, slotCount);
}

/** Whether there is a slot in this direction, and therefore an arrow. */
export function hasSlot(index: number, step: SlotStep, slotCount: number): boolean {
  return step === 'next' ? index < slotCount - 1 : index > 0;
}

/** Number of dots for the slots: one for each, or none. */
export function dotCount(slotCount: number): number {
  return slotCount > 1 && slotCount <= MOST_DOTS ? slotCount : 0;
}
