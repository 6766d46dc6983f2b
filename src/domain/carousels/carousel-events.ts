import { EVENT_TYPES } from '../events/event-types.ts';
import type { LoggedEvent } from '../events/logged-event.ts';
import type { Pin } from '../pins/pin.ts';
import type { SlotStep } from './slot-steps.ts';

/** The events of a step to another slot: the swipe, and the impression of the slot. @param index of the new slot */
export function carouselEvents(
  pin: Pick<Pin, 'entityId' | 'trackingParams'>,
  { step, index }: { readonly step: SlotStep; readonly index: number },
  timeMs: number,
): readonly LoggedEvent[] {
  const event = {
    objectId: pin.entityId,
    timeMs,
    trackingParams: pin.trackingParams,
    auxData: { carousel_slot_index: index },
  };
  return [
    { ...event, eventType: step === 'next' ? EVENT_TYPES.carouselNext : EVENT_TYPES.carouselPrevious },
    { ...event, eventType: EVENT_TYPES.carouselSlotImpression },
  ];
}
