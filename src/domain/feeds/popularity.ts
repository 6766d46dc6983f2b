/** The value of a pin's first save, in milliseconds of age; each further doubling of the saves adds the same. */
export const SAVE_BONUS_MS = 24 * 60 * 60 * 1000;

/**
 * The rank of a pin among the "recent popular" ones; higher is better.
 *
 *     rank = createdAt + SAVE_BONUS_MS × log2(1 + saves), rounded to whole milliseconds
 *
 * A pin with one save ranks like one created a day later, with 3 saves two days, with 1,023 saves ten days. The rank is
 * a point in time and independent of the present. The order of a list therefore changes only by saves, never by
 * waiting, and a stored rank stays valid.
 */
export function popularityRank(pin: { readonly createdAt: number; readonly saves: number }): number {
  return pin.createdAt + Math.round(SAVE_BONUS_MS * Math.log2(1 + pin.saves));
}
