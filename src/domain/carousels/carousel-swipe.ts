import type { SlotStep } from './slot-steps.ts';

/** The experiment that can turn off swiping; only the group `off` cannot swipe. */
export const CAROUSEL_SWIPE = 'carousel_swipe';
const OFF_GROUP = 'off';

export function swipes(group: string | undefined): boolean {
  return group !== OFF_GROUP;
}

/** Minimum horizontal distance of a swipe. A finger that moves more vertically does not swipe. Pixels. */
const SWIPE_PX = 30;

/**
 * The step of a swipe, or null. A swipe towards the start of the line shows the next slot.
 * @param across distance to the right, pixels
 * @param along distance down, pixels
 */
export function swipeStep(across: number, along: number, isRtl: boolean): SlotStep | null {
  if (Math.abs(across) < SWIPE_PX || Math.abs(along) > Math.abs(across)) return null;
  return across < 0 !== isRtl ? 'next' : 'previous';
}
