/** Whether somebody is at a card. `forced`: the keyboard is in it, or something that it has opened is shown. */
export type HoverState = 'inactive' | 'hovered' | 'forced';

/** What lies over the picture of a card, from the first on: all of it, saving, what else can be done, the way to its source. */
export type CardPart = 'bar' | 'primary' | 'secondary' | 'accessory';

/** So long a pointer is on a card before it is offered more than saving, so that nothing flickers on the way across. ms */
const MORE_AFTER_MS = 800;
/** So long everything stays after the pointer has left; one that comes back meanwhile finds it as it was. ms */
export const STAYS_MS = 120;

/** When a part is seen, counted from the moment when the state began, ms; null: it is hidden. */
export function shownAfter(state: HoverState, part: CardPart): number | null {
  if (state === 'inactive') return null;
  return state === 'forced' || part === 'bar' || part === 'primary' ? 0 : MORE_AFTER_MS;
}

/** A pointer on a card: when it came and when it left, ms; null: it is still there. */
export type HoverVisit = { readonly cameAt: number; readonly leftAt: number | null };

/**
 * Whether what comes `delayMs` after a pointer is there at a moment: it does not come when the pointer leaves first,
 * and what is still there when the pointer comes back stays.
 * @param visits so far, the first first
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
