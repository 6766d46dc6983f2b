import { EVENT_TYPES } from './event-types.ts';
import type { LoggedEvent } from './logged-event.ts';

/** From this time on, ms, a clickthrough is not one: the clock or the measurement is wrong. */
const LONGEST_TIME_TO_OFFSITE_MS = 5e8;

/** False for clickthroughs whose time until leaving the site is impossible. */
export function isLogged({ eventType, eventData }: Pick<LoggedEvent, 'eventType' | 'eventData'>): boolean {
  if (eventType !== EVENT_TYPES.clickthrough) return true;
  const time = eventData?.['time_to_offsite'];
  return typeof time !== 'number' || time < LONGEST_TIME_TO_OFFSITE_MS;
}
