/** By merged object: the parts that it was merged from. */
const sources = new WeakMap<object, readonly object[]>();

/**
 * One object with the members of all parts; no two parts may have a member of the same name. The parts are remembered,
 * so that a writer of the object can use again the text that it made of a part for another object.
 */
export function mergeParts<T extends object>(parts: readonly Partial<T>[]): T {
  const merged = Object.assign({}, ...parts) as T;
  sources.set(merged, parts);
  return merged;
}

/** The parts of an object that `mergeParts` gave; undefined for any other. */
export function partsOf(object: object): readonly object[] | undefined {
  return sources.get(object);
}
