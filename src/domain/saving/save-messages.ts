import { isNew } from '../text/recency.ts';
import type { Phrase } from '../messages/message.ts';
import { savedMessages } from './messages.en.ts';
import type { SavedPlace } from './saved-place.ts';

/** Duration of the toast after a save, ms. */
export const SAVE_TOAST_MS = 5000;
/** Time for which the indicator shows "Saved!" before the name of the place slides in, ms. */
export const SAVED_INDICATOR_MS = 950;
/** Duration of the animation after a save, before its toast appears, ms. */
export const REPIN_ANIMATION_MS = 2500;

/** The label of the toast's button. New users learn that they can organize what they save. */
export function changeLabel(
  place: SavedPlace,
  viewer: { readonly createdAt: number | null },
  nowMs: number,
): Phrase {
  const isNewHere = viewer.createdAt !== null && isNew(viewer.createdAt, nowMs);
  return place.kind === 'profile' && isNewHere ? savedMessages.organize : savedMessages.change;
}
