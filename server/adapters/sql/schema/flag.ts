import type { Flag } from './tables.ts';

/** A yes or no as tables keep it. */
export function flag(yes: boolean): Flag {
  return yes ? 1 : 0;
}
