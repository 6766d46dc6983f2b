import { isIdText } from '../ids/ids.ts';
import { accept, refuse } from './checked.ts';
import type { Checked } from './checked.ts';

/** Checks an external id: 1 to 19 digits, as a text or as a number. */
export function checkId(value: unknown): Checked<string> {
  if (value === undefined || value === null || value === '') return refuse('missing');
  if (typeof value !== 'string' && typeof value !== 'number') return refuse('wrong_type');
  const text = String(value);
  return isIdText(text) ? accept(text) : refuse('bad_format');
}
