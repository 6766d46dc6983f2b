import { EVENT_TYPES } from '../events/event-types.ts';

/** The counted events of pins. Saves are not reported, because the server makes them itself. */
export type PinCount = 'impression' | 'pin_click';

/** Maximum events per request. */
export const MOST_TOLD_EVENTS = 100;

/** The counted events. */
const COUNTED: Readonly<Record<number, PinCount>> = {
  [EVENT_TYPES.clickthrough]: 'pin_click',
  [EVENT_TYPES.impression]: 'impression',
  [EVENT_TYPES.click]: 'pin_click',
  [EVENT_TYPES.closeupClick]: 'pin_click',
};

/** The count that an event adds to; null for the many events that are not counted. */
export function countedAs(eventType: number): PinCount | null {
  return COUNTED[eventType] ?? null;
}
