import { accept, refuse } from './checked.ts';
import type { Checked } from './checked.ts';
import { writtenText } from './written-text.ts';

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;

/**
 * Checks a username: a letter, then letters, digits and `_`, 3 to 30 in total, not reserved. It is stored in lower
 * case. Only the server knows whether it is available.
 */
export function checkUsername(value: unknown, isReserved: (name: string) => boolean): Checked<string> {
  if (value === undefined || value === null) return refuse('missing');
  const written = writtenText(value, USERNAME_MAX);
  if (!written.ok) return written;
  const name = written.value.toLowerCase();
  if (name === '') return refuse('missing');
  if (!/^[a-z][a-z0-9_]*$/.test(name)) return refuse('bad_format');
  if (name.length < USERNAME_MIN) return refuse('too_short', USERNAME_MIN);
  if (name.length > USERNAME_MAX) return refuse('too_long', USERNAME_MAX);
  return isReserved(name) ? refuse('not_allowed') : accept(name);
}
