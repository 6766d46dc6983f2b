/** The flags with a meaning here; others are stored without effect. */
const KNOWN_SHOPPING_FLAGS: readonly number[] = [1, 2, 5, 6, 10];

/** True if any known flag marks the pin as a product. */
export function hasKnownShoppingFlag(flags: readonly number[]): boolean {
  return flags.some((flag) => KNOWN_SHOPPING_FLAGS.includes(flag));
}

/** True if one of the flags is unknown. */
export function hasUnknownShoppingFlag(flags: readonly number[]): boolean {
  return flags.some((flag) => !KNOWN_SHOPPING_FLAGS.includes(flag));
}
