import type { SlotStep } from './slot-steps.ts';

/** The experiment by which swiping can be taken away; everybody swipes who is not in the group `off`. */
export const CAROUSEL_SWIPE = 'carousel_swipe';
const OFF_GROUP = 'off';

export function swipes(group: string | undefined): boolean {
  return group !== OFF_GROUP;
}

/** A finger that has moved less than this across, or more along the page than across it, does not swipe. Pixels. */
const SWIPE_PX = 30;

/**
 * The step that a finger asks for, or null. What it pulls towards the beginning of reading brings what comes next.
 * @param across how far it went to the right, pixels
 * @param along how far it went down, pixels
 */
export function swipeStep(across: number, along: number, isRtl: boolean): SlotStep | null {
  if (Math.abs(across) < SWIPE_PX || Math.abs(along) > Math.abs(across)) return null;
  return across < 0 !== isRtl ? 'next' : 'previous';
}
