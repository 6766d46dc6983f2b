/** The fields of a change that are given: what is undefined stays as it is. */
export function omitUndefined<Change extends object>(change: {
  readonly [Field in keyof Required<Change>]: Change[Field] | undefined;
}): Change {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Change;
}
