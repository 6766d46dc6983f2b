import { characterCount, isLongerThan } from '../text/graphemes.ts';
import { accept, refuse } from './checked.ts';
import type { Checked } from './checked.ts';
import { exceedsUnits } from './units.ts';
import { fullName } from '../text/full-name.ts';
import { writtenText } from './written-text.ts';

export interface TextLimits {
  /** Characters; 0 = optional. */
  readonly min: number;
  readonly max: number;
}

/** Limits of typed texts, in characters. */
export const TEXT_FIELDS = {
  pinTitle: { min: 0, max: 200 },
  pinDescription: { min: 0, max: 500 },
  altText: { min: 0, max: 500 },
  note: { min: 0, max: 500 },
  boardName: { min: 1, max: 50 },
  boardDescription: { min: 0, max: 500 },
  sectionName: { min: 1, max: 50 },
  firstName: { min: 1, max: 30 },
  lastName: { min: 0, max: 60 },
  fullName: { min: 1, max: 60 },
  businessName: { min: 1, max: 60 },
  about: { min: 0, max: 500 },
  location: { min: 0, max: 50 },
  pronouns: { min: 0, max: 30 },
  comment: { min: 1, max: 500 },
  message: { min: 0, max: 500 },
  inviteMessage: { min: 0, max: 200 },
  reportText: { min: 0, max: 1000 },
  appealText: { min: 1, max: 1000 },
  tokenName: { min: 1, max: 50 },
  searchQuery: { min: 1, max: 200 },
  surfaceTag: { min: 0, max: 64 },
} as const satisfies Record<string, TextLimits>;

export type TextField = keyof typeof TEXT_FIELDS;

// Joiners, fillers, tags and bidirectional marks are invisible, alone or together.
const SHOWS_SOMETHING = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}]/u;

/**
 * Checks and cleans a typed text. An absent value, null, `''`, white space and invisible characters all count as an
 * empty text: valid for optional fields, otherwise `missing`.
 */
export function checkText(value: unknown, limits: TextLimits): Checked<string> {
  if (value === undefined || value === null) return limits.min > 0 ? refuse('missing') : accept('');
  const written = writtenText(value, limits.max);
  if (!written.ok) return written;
  const text = SHOWS_SOMETHING.test(written.value) ? written.value : '';
  if (text === '' && limits.min > 0) return refuse('missing');
  // A few characters are longer in their composed form.
  if (exceedsUnits(text, limits.max) || isLongerThan(text, limits.max)) return refuse('too_long', limits.max);
  if (limits.min > 1 && !isLongerThan(text, limits.min - 1)) return refuse('too_short', limits.min);
  return accept(text);
}

/** Checks the text of one of the known fields. */
export function checkTextField(field: TextField, value: unknown): Checked<string> {
  return checkText(value, TEXT_FIELDS[field]);
}

/**
 * First and last name as the displayed full name. Its limit applies to both: the last name is reported as too long for
 * this first name.
 */
export function checkFullName(firstName: unknown, lastName: unknown): Checked<string> {
  const first = checkTextField('firstName', firstName);
  if (!first.ok) return first;
  const last = checkTextField('lastName', lastName);
  if (!last.ok) return last;
  const written = fullName({ firstName: first.value, lastName: last.value });
  const full = checkTextField('fullName', written);
  if (full.ok || full.problem !== 'too_long') return full;
  const besideLast = characterCount(written) - characterCount(last.value);
  return refuse('too_long', TEXT_FIELDS.fullName.max - besideLast);
}
