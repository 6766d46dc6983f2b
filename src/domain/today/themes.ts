/** Where an article of today stands. */
export const ARTICLE_KINDS = ['best', 'trending', 'popular', 'shop'] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** Articles of one day, without those of products. */
export const THEMES_A_DAY = 5;
/** Pages of articles go away after this many days. */
export const KEPT_DAYS = 14;
/** Pins of one article. */
export const MOST_PINS = 60;

const LEAST_PINS = 8;
const LEAST_PEOPLE = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A theme needs several pins, and several people: one person alone makes none. */
export function isTheme({ pins, people }: { readonly pins: number; readonly people: number }): boolean {
  return pins >= LEAST_PINS && people >= LEAST_PEOPLE;
}

/** The day of a time in UTC, counted from the epoch. */
export function dayOf(time: number): number {
  return Math.floor(time / DAY_MS);
}

/** The beginning of a day, ms since the epoch. */
export function timeOfDay(day: number): number {
  return day * DAY_MS;
}

/** The things in an order that is another one on each day, and the same all day. */
export function inOrderOfDay<T>(
  things: readonly T[],
  day: number,
  keyOf: (thing: T) => string,
): readonly T[] {
  const places = new Map(things.map((thing) => [thing, mixed(`${day} ${keyOf(thing)}`)]));
  return [...things].sort(
    (one, other) => places.get(one)! - places.get(other)! || keyOf(one).localeCompare(keyOf(other)),
  );
}

/** A number from 0 to 2^32 − 1 that differs much for texts that differ little. */
function mixed(text: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
