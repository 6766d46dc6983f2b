import { accept, refuse } from '../../../../src/domain/limits/checked.ts';
import { checkEmail } from '../../../../src/domain/limits/email-field.ts';
import { PASSWORD_MAX } from '../../../../src/domain/limits/password-length.ts';
import { exceedsUnits } from '../../../../src/domain/limits/units.ts';
import { checkUsername } from '../../../../src/domain/limits/username-field.ts';
import { isReservedName } from '../../../../src/domain/routes/reserved-words.ts';
import { isLongerThan } from '../../../../src/domain/text/graphemes.ts';
import { COUNTRY_CODES } from '../../../application/settings/countries.ts';
import { LOCALES } from '../../../application/settings/locales.ts';
import { oneOf } from '../../../../wire/params/kinds.ts';
import type { Kind } from '../../../../wire/params/param.ts';

export function email(): Kind<string> {
  return checkEmail;
}

/** A name that somebody may have. */
export function newUsername(): Kind<string> {
  return (raw) => checkUsername(raw, isReservedName);
}

/** A password as it was typed: blanks count, nothing is trimmed. */
export function password(): Kind<string> {
  return (raw) => {
    const text = typeof raw === 'number' ? String(raw) : raw;
    if (typeof text !== 'string') return refuse('wrong_type');
    return exceedsUnits(text, PASSWORD_MAX) || isLongerThan(text, PASSWORD_MAX)
      ? refuse('too_long', PASSWORD_MAX)
      : accept(text);
  };
}

export function country(): Kind<string> {
  return oneOf(COUNTRY_CODES);
}

export function locale(): Kind<string> {
  return oneOf(LOCALES);
}

export function gender(): Kind<'female' | 'male' | 'unspecified'> {
  return oneOf(['female', 'male', 'unspecified']);
}

/** The day of a moment in UTC, `YYYY-MM-DD`. */
export function isoDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
