/** The parts of merged objects. */
const sources = new WeakMap<object, readonly object[]>();

/**
 * Merges all parts into one object; no two parts may have a member of the same name. The parts are recorded, so that a
 * writer can reuse the cached JSON of a part in other objects.
 */
export function mergeParts<T extends object>(parts: readonly Partial<T>[]): T {
  const merged = Object.assign({}, ...parts) as T;
  sources.set(merged, parts);
  return merged;
}

/** The parts of an object from `mergeParts`; undefined for any other object. */
export function partsOf(object: object): readonly object[] | undefined {
  return sources.get(object);
}
