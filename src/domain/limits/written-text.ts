import { accept, refuse } from './checked.ts';
import type { Checked } from './checked.ts';
import { cleanText } from './clean-text.ts';
import { exceedsUnits } from './units.ts';

/**
 * An external text in its normalized form. All fields read their texts here. A text with more UTF-16 units than `max`
 * characters can have is refused before any other work. The caller still checks the number of characters.
 */
export function writtenText(value: unknown, max: number): Checked<string> {
  if (typeof value !== 'string') return refuse('wrong_type');
  return exceedsUnits(value, max) ? refuse('too_long', max) : accept(cleanText(value));
}
