/** Usernames in lower case, for comparison. */
export function normalizedNames(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}
