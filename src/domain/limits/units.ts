/** A character may consist of several UTF-16 units; this limits how many are read and stored. */
const UNITS_PER_CHARACTER = 8;

/**
 * True if a text has more UTF-16 units than `max` characters can have. Checked before any other work on external text,
 * because cleaning, comparing and counting take longer for longer texts.
 */
export function exceedsUnits(text: string, max: number): boolean {
  return text.length > max * UNITS_PER_CHARACTER;
}
