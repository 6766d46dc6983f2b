import { normalized } from '../../../../src/domain/text/normalized.ts';

/** What no row has as its id. */
export const NO_KEY = -1;

/**
 * The number under which a row with this id is stored. Ids that this store cannot have given out (beyond 53 bits,
 * leading zeros, no digits) become `NO_KEY` and are simply not found.
 */
export function keyOf(id: string | null): number {
  if (id === null) return NO_KEY;
  const key = Number(id);
  return Number.isSafeInteger(key) && key >= 0 && String(key) === id ? key : NO_KEY;
}

/** The number for an id that is to be stored. @throws {RangeError} for an id that is not the text of a 53-bit number. */
export function storableKey(id: string): number {
  const key = keyOf(id);
  if (key === NO_KEY) throw new RangeError(`${id} cannot be stored as an id.`);
  return key;
}

/** The same for all spellings that count as equal without regard to case. */
export function caseKey(text: string): string {
  return normalized(text).toLowerCase();
}

/** Numbers in names are filled up to so many digits. */
const NUMBER_DIGITS = 12;

/**
 * Sorting by it, code point by code point, gives an alphabetical order without regard to case and accents, in which
 * 2 comes before 10.
 */
export function alphabeticalKey(text: string): string {
  return normalized(text, 'NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[0-9]+/g, (digits) => digits.padStart(NUMBER_DIGITS, '0'))
    .toLowerCase();
}
