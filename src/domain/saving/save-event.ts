import { EVENT_TYPES } from '../events/event-types.ts';
import type { LoggedEvent } from '../events/logged-event.ts';
import type { BoardId } from '../ids/ids.ts';
import type { Pin } from '../pins/pin.ts';
import { isPromoted } from '../sponsorship/promoted.ts';
import { isQuickSaves } from './saved-place.ts';

/** How a pin was saved. */
export type SaveManner = {
  /** The boards that were suggested, best first. */
  readonly suggestedBoards: readonly BoardId[];
  /** Whether the place was chosen from a list, or the preselected one was taken. */
  readonly clickType: 'board_picker' | 'one_tap';
  /** Whether it was saved from an open pin; null elsewhere. */
  readonly closeupNavigation: 'closeup' | null;
};

/** Suggestions that are told at most. */
const MOST_SUGGESTED = 5;

/**
 * The event of a successful save.
 * @param pin the saved pin
 * @param copy the new copy
 */
export function saveEvent(pin: Pin, copy: Pin, manner: SaveManner, timeMs: number): LoggedEvent {
  return {
    eventType: EVENT_TYPES.save,
    objectId: pin.entityId,
    timeMs,
    trackingParams: pin.trackingParams,
    auxData: {
      pin_id: copy.entityId,
      board_id: pin.board?.entityId ?? null,
      destination_board_id: copy.board?.entityId ?? null,
      is_profile_save: copy.board === null || isQuickSaves(copy.board),
      suggested_boards: manner.suggestedBoards.slice(0, MOST_SUGGESTED).join(','),
      image_signature: pin.imageSignature,
      is_promoted: isPromoted(pin),
      closeup_navigation_type: manner.closeupNavigation,
      click_type: manner.clickType,
    },
  };
}
