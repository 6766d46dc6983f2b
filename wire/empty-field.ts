/**
 * Whether readers take a field of a wire object that is not there for the same. Zero is nothing in a count and a value
 * elsewhere; what nobody told that somebody has is unknown, not false.
 */
export function saysNothing(name: string, value: unknown): boolean {
  if (value === 0) return name.endsWith('_count');
  if (value === false) return !name.startsWith('has_');
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
