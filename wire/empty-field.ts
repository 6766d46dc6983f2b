/**
 * Whether clients treat a missing field of a wire object like this value. Zero is empty in a count and a value
 * elsewhere; a missing `has_…` field is unknown, not false.
 */
export function saysNothing(name: string, value: unknown): boolean {
  if (value === 0) return name.endsWith('_count');
  if (value === false) return !name.startsWith('has_');
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
