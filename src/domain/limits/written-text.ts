import { accept, refuse } from './checked.ts';
import type { Checked } from './checked.ts';
import { cleanText } from './clean-text.ts';
import { exceedsUnits } from './units.ts';

/**
 * A text that comes from outside, in the form in which it is kept. All fields read their texts here: one that has more
 * UTF-16 units than `max` characters may have is refused before any work is done on it. What is left to check is how
 * many characters it has.
 */
export function writtenText(value: unknown, max: number): Checked<string> {
  if (typeof value !== 'string') return refuse('wrong_type');
  return exceedsUnits(value, max) ? refuse('too_long', max) : accept(cleanText(value));
}
