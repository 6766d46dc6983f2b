/** The `dir` of a field: that of its text; the direction of the page while it is empty, because browsers take `auto` as `ltr`. */
export function typedDirection(value: string): 'auto' | undefined {
  return value === '' ? undefined : 'auto';
}
