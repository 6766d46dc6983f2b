/** The guide is shown this often at most, and not sooner after somebody has hidden it. */
const MOST_TIMES = 3;
const REST_MS = 2 * 24 * 60 * 60 * 1000;

/** When somebody has hidden the guide, ms since the epoch, the latest last. */
export type GuideHidings = readonly number[];

/**
 * Whether the guide stays hidden. For people who have not begun it comes back after a rest: what is learned late is
 * learned when it is needed. It never comes back after the first board or pin.
 */
export function isGuideHidden(
  hidings: GuideHidings,
  { hasBegun, now }: { readonly hasBegun: boolean; readonly now: number },
): boolean {
  const last = hidings.at(-1);
  if (last === undefined) return false;
  return hasBegun || hidings.length >= MOST_TIMES || now - last < REST_MS;
}

/** Reads what is stored. Earlier versions have hidden it for good. */
export function parseGuideHidings(value: unknown): GuideHidings {
  if (value === 'hidden') return [Infinity];
  const times = typeof value === 'object' && value !== null && 'hidden_at' in value ? value.hidden_at : [];
  return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [];
}
