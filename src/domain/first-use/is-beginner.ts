import type { Viewer } from '../users/user.ts';

/** With this number of own pins, a member needs no guide any more. */
export const FIRST_WALL_PINS = 3;

/** Whether the viewer may still need the guide, according to the session. */
export function isBeginner({ pinCount }: Pick<Viewer, 'pinCount'>): boolean {
  return pinCount < FIRST_WALL_PINS;
}
