import type { BoardPrivacy } from '../boards/board.ts';

/** Number of days that the statistics on a creator's pin cover. */
export const CREATOR_ANALYTICS_DAYS = 30;

/** Partners see statistics on pins that they created, where others can see these pins too. */
export function hasCreatorAnalytics(pin: {
  readonly isPartner: boolean;
  readonly ownsPin: boolean;
  readonly isRepin: boolean;
  readonly privacy: BoardPrivacy;
}): boolean {
  return pin.isPartner && pin.ownsPin && !pin.isRepin && pin.privacy !== 'secret';
}
