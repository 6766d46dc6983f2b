import type { SavedArray } from '../ports/discovery/discovery-part.ts';

/** The same array if it has a place `index`, else a copy of at least twice the size. New places are 0. */
export function grownFor<T extends SavedArray>(array: T, index: number): T {
  if (index < array.length) return array;
  const Type = array.constructor as new (length: number) => T;
  const larger = new Type(Math.max(16, index + 1, array.length * 2));
  larger.set(array as never);
  return larger;
}
