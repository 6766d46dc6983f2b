import type { Flag } from './tables.ts';

/** A boolean in a table. */
export function flag(yes: boolean): Flag {
  return yes ? 1 : 0;
}
