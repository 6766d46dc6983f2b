/** The hover state of a card. `forced`: keyboard focus is in it, or it has an open popover. */
export type HoverState = 'inactive' | 'hovered' | 'forced';

/**
 * The groups of controls over a card's picture in order of appearance: all of them, saving, other actions, the link to
 * the source.
 */
export type CardPart = 'bar' | 'primary' | 'secondary' | 'accessory';

/** Hover time before a card shows more than the save button, so that nothing flickers when the pointer crosses. ms */
const MORE_AFTER_MS = 800;
/** Time for which everything stays after the pointer has left; a pointer that returns earlier finds it unchanged. ms */
export const STAYS_MS = 120;

/** Delay after which a part appears in this state, ms; null: it is hidden. */
export function shownAfter(state: HoverState, part: CardPart): number | null {
  if (state === 'inactive') return null;
  return state === 'forced' || part === 'bar' || part === 'primary' ? 0 : MORE_AFTER_MS;
}

/** A pointer's visit to a card: when it came and when it left, ms; null: it is still there. */
export type HoverVisit = { readonly cameAt: number; readonly leftAt: number | null };

/**
 * Whether an element with the delay `delayMs` is visible at a moment. It does not appear when the pointer leaves before
 * the delay has passed. If it is still visible when the pointer returns, it stays.
 * @param visits so far, in chronological order
 */
export function isActiveAt(visits: readonly HoverVisit[], delayMs: number, now: number): boolean {
  let goesAt = -Infinity;
  for (const { cameAt, leftAt } of visits) {
    const comesAt = cameAt < goesAt ? cameAt : cameAt + delayMs;
    if (leftAt !== null && leftAt < comesAt) continue;
    goesAt = leftAt === null ? Infinity : leftAt + STAYS_MS;
    if (now >= comesAt && now < goesAt) return true;
  }
  return false;
}
