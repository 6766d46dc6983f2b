import { EVENT_TYPES } from '../events/event-types.ts';
import type { LoggedEvent } from '../events/logged-event.ts';
import type { Pin } from '../pins/pin.ts';
import { pinViewParameter } from '../pins/pin-view-parameter.ts';
import { isPromoted } from '../sponsorship/promoted.ts';
import type { Impression } from './impression-state.ts';

/** The event of an impression that ended at `timeMs`, in milliseconds since the epoch. */
export function impressionEvent(pin: Pin, { visibleMs, marks }: Impression, timeMs: number): LoggedEvent {
  return {
    eventType: EVENT_TYPES.impression,
    viewParameter: pinViewParameter(pin),
    objectId: pin.entityId,
    timeMs,
    trackingParams: pin.trackingParams,
    // Most are not, and impressions are most of what is stored.
    auxData: isPromoted(pin) ? { is_promoted: true } : {},
    eventData: { visible_ms: Math.round(visibleMs), visibility: marks.at(-1) ?? 0 },
  };
}
