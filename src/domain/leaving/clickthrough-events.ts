import { EVENT_TYPES } from '../events/event-types.ts';
import type { LoggedEvent } from '../events/logged-event.ts';
import { pinViewParameter } from '../pins/pin-view-parameter.ts';
import { clickRecord, type OutboundClick } from './click-record.ts';

type Clickthrough = {
  readonly click: OutboundClick;
  /** Whether the link belongs to an open pin. */
  readonly isCloseup: boolean;
  /** How long its page was open. */
  readonly timeToOffsiteMs: number;
};

/** The events of a click that leaves the site; in an open pin it is also one of its clicks. */
export function clickthroughEvents(
  { click, isCloseup, timeToOffsiteMs }: Clickthrough,
  timeMs: number,
): readonly LoggedEvent[] {
  const { pin } = click;
  const event = {
    viewParameter: pinViewParameter(pin),
    objectId: pin.entityId,
    timeMs,
    trackingParams: pin.trackingParams,
    auxData: clickRecord(click, 'clickthrough').auxData,
    eventData: { time_to_offsite: Math.round(timeToOffsiteMs) },
  };
  const types = isCloseup ? [EVENT_TYPES.clickthrough, EVENT_TYPES.closeupClick] : [EVENT_TYPES.clickthrough];
  return types.map((eventType) => ({ ...event, eventType }));
}
