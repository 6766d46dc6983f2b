/** A boolean in a table. */
export type Flag = 0 | 1;

/** The value of a boolean in a table. */
export function flag(yes: boolean): Flag {
  return yes ? 1 : 0;
}
