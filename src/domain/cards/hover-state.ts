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
