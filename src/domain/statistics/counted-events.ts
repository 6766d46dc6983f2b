/** What is counted of pins. Saves are no matter of telling: the server makes them itself. */
export type PinCount = 'impression' | 'pin_click';

/** So many events can be told at once. */
export const MOST_TOLD_EVENTS = 100;

/** Numbers of events that count something: a clickthrough, an impression, a click, a click on a closeup. */
const COUNTED: Readonly<Record<number, PinCount>> = {
  12: 'pin_click',
  18: 'impression',
  101: 'pin_click',
  8948: 'pin_click',
};

/** What an event counts; null for the many that count nothing. */
export function countedAs(eventType: number): PinCount | null {
  return COUNTED[eventType] ?? null;
}
