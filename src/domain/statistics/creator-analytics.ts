import type { BoardPrivacy } from '../boards/board.ts';

/** Days that the figures on a creator's pin cover. */
export const CREATOR_ANALYTICS_DAYS = 30;

/** Partners see figures on pins of their own making, wherever others can see the pins too. */
export function hasCreatorAnalytics(pin: {
  readonly isPartner: boolean;
  readonly ownsPin: boolean;
  readonly isRepin: boolean;
  readonly privacy: BoardPrivacy;
}): boolean {
  return pin.isPartner && pin.ownsPin && !pin.isRepin && pin.privacy !== 'secret';
}
