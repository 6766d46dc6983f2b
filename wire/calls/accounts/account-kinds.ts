import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import { checkEmail } from '../../../src/domain/limits/email-field.ts';
import { PASSWORD_MAX } from '../../../src/domain/limits/password-length.ts';
import { exceedsUnits } from '../../../src/domain/limits/units.ts';
import { checkUsername } from '../../../src/domain/limits/username-field.ts';
import { isReservedName } from '../../../src/domain/routes/reserved-words.ts';
import { COUNTRY_CODES } from '../../../src/domain/settings/countries.ts';
import { LOCALES } from '../../../src/domain/settings/locales.ts';
import { isLongerThan } from '../../../src/domain/text/graphemes.ts';
import { oneOf } from '../../params/kinds.ts';
import { kind, type Kind } from '../../params/param.ts';

export function email(): Kind<string> {
  return kind('email address', checkEmail);
}

/** A valid username. */
export function newUsername(): Kind<string> {
  return kind('username that is not reserved', (raw) => checkUsername(raw, isReservedName));
}

/** A password as it was typed: spaces count, it is not trimmed. */
export function password(): Kind<string> {
  return kind(`password of at most ${PASSWORD_MAX} characters`, (raw) => {
    const text = typeof raw === 'number' ? String(raw) : raw;
    if (typeof text !== 'string') return refuse('wrong_type');
    return exceedsUnits(text, PASSWORD_MAX) || isLongerThan(text, PASSWORD_MAX)
      ? refuse('too_long', PASSWORD_MAX)
      : accept(text);
  });
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
