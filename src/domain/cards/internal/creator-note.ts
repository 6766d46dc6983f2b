import { phrase, type Phrase } from '../../messages/message.ts';
import type { CreatorAnalytics } from '../../pins/pin-relations.ts';
import { shortNumber } from '../../text/short-number.ts';
import { cardMessages } from './messages.en.ts';

/** A pin's recent statistics for its creator, in one line; null when they are unknown or hidden. */
export function creatorNote(analytics: CreatorAnalytics | null, locale: string): Phrase | null {
  const { impression = null, save = null } = analytics ?? {};
  const seen = isCount(impression) && { impression, impressions: shortNumber(impression, locale) };
  const saved = isCount(save) && { save, saves: shortNumber(save, locale) };
  if (seen && saved) return phrase(cardMessages.impressionsAndSaves, { ...seen, ...saved });
  if (seen) return phrase(cardMessages.impressions, seen);
  return saved ? phrase(cardMessages.saves, saved) : null;
}

function isCount(count: number | null): count is number {
  return count !== null && count >= 0;
}
