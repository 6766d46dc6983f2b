/** Usernames as they are compared: in lower case. */
export function normalizedNames(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}
