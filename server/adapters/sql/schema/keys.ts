import { normalized } from '../../../../src/domain/text/normalized.ts';

/** A key that no row has. */
export const NO_KEY = -1;

/**
 * The key of the row with this id. Ids that this store cannot have issued (beyond 53 bits, leading zeros, no digits)
 * become `NO_KEY`, and are therefore not found.
 */
export function keyOf(id: string | null): number {
  if (id === null) return NO_KEY;
  const key = Number(id);
  return Number.isSafeInteger(key) && key >= 0 && String(key) === id ? key : NO_KEY;
}

/** The key of an id to be stored. @throws {RangeError} for an id that is not the text of a 53-bit number. */
export function storableKey(id: string): number {
  const key = keyOf(id);
  if (key === NO_KEY) throw new RangeError(`${id} cannot be stored as an id.`);
  return key;
}

/** A form that is equal for spellings that differ in case only. */
export function caseKey(text: string): string {
  return normalized(text).toLowerCase();
}
