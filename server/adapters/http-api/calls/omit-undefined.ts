/** Omits undefined fields, so that a change leaves them as they are. */
export function omitUndefined<Change extends object>(change: {
  readonly [Field in keyof Required<Change>]: Change[Field] | undefined;
}): Change {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Change;
}
