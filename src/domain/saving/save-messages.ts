import { isNew } from '../text/recency.ts';
import type { SavedInfo } from '../pins/pin-relations.ts';
import { savedIndicatorName } from '../text/truncation.ts';
import type { SavedPlace } from './saved-place.ts';

/** Duration of the toast after a save, ms. */
export const SAVE_TOAST_MS = 5000;
/** Time for which the indicator shows "Saved!" before the name of the place slides in, ms. */
export const SAVED_INDICATOR_MS = 950;
/** Duration of the animation after a save, before its toast appears, ms. */
export const REPIN_ANIMATION_MS = 2500;

export const SAVE_FAILED_TEXT = 'Sorry! Something went wrong on our end.';
export const PIN_DELETED_TEXT = 'Pin deleted!';
export const DELETE_FAILED_TEXT = 'Sorry! There was an error deleting your Pin.';

/** The error text of a failed save: the server's message, if there is one. */
export function saveFailedText(message: string | null | undefined): string {
  return message || SAVE_FAILED_TEXT;
}

/** The label of the toast's button. New users learn that they can organize what they save. */
export function changeLabel(
  place: SavedPlace,
  viewer: { readonly createdAt: number | null },
  nowMs: number,
): 'Change' | 'Organize' {
  const isNewHere = viewer.createdAt !== null && isNew(viewer.createdAt, nowMs);
  return place.kind === 'profile' && isNewHere ? 'Organize' : 'Change';
}

/** The text of the indicator on a saved pin after the name has slid in. */
export function indicatorText(saved: Pick<SavedInfo, 'title' | 'type'>, style: 'compact' | 'full'): string {
  return saved.type === 'profile' ? 'Saved to Profile' : savedIndicatorName(saved.title, style);
}
