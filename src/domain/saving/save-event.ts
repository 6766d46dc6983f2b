import { EVENT_TYPES } from '../events/event-types.ts';
import type { LoggedEvent } from '../events/logged-event.ts';
import type { Pin } from '../pins/pin.ts';
import { isPromoted } from '../sponsorship/promoted.ts';
import { isQuickSaves } from './saved-place.ts';

/**
 * The event of a successful save.
 * @param pin the saved pin
 * @param copy the new copy
 */
export function saveEvent(pin: Pin, copy: Pin, timeMs: number): LoggedEvent {
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
      image_signature: pin.imageSignature,
      is_promoted: isPromoted(pin),
    },
  };
}
