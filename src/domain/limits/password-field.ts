import { isLongerThan } from '../text/graphemes.ts';
import { normalized } from '../text/normalized.ts';
import { accept, refuse } from './checked.ts';
import type { Checked } from './checked.ts';
import { isCommonPassword } from './internal/common-passwords.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './password-length.ts';
import { exceedsUnits } from './units.ts';

/**
 * The form in which a password is hashed, independent of how the keyboard composed accents. White space counts: nothing
 * is trimmed.
 */
export function normalizedPassword(password: string): string {
  return normalized(password.toWellFormed());
}

/**
 * Checks a new password: 8 to 128 characters, not the username or the e-mail address, and not a common password
 * (`not_allowed`).
 */
export function checkNewPassword(
  value: unknown,
  account: { readonly username?: string | null; readonly email?: string | null },
): Checked<string> {
  if (value === undefined || value === null || value === '') return refuse('missing');
  if (typeof value !== 'string') return refuse('wrong_type');
  if (exceedsUnits(value, PASSWORD_MAX)) return refuse('too_long', PASSWORD_MAX);
  const password = normalizedPassword(value);
  if (!isLongerThan(password, PASSWORD_MIN - 1)) return refuse('too_short', PASSWORD_MIN);
  if (isLongerThan(password, PASSWORD_MAX)) return refuse('too_long', PASSWORD_MAX);
  const lower = password.toLowerCase();
  const isOwnName = [account.username, account.email].some((name) => name && name.toLowerCase() === lower);
  return isOwnName || isCommonPassword(password) ? refuse('not_allowed') : accept(password);
}
