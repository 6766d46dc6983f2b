import type { SavedArray } from '../ports/discovery/discovery-part.ts';

/** The same array if it has a place `index`, else a copy with half as many places more. New places are 0. */
export function grownFor<T extends SavedArray>(array: T, index: number): T {
  if (index < array.length) return array;
  const Type = array.constructor as new (length: number) => T;
  const larger = new Type(Math.max(16, index + 1, Math.ceil(array.length * 1.5)));
  larger.set(array as never);
  return larger;
}
