import type { CreatorAnalytics } from '../../pins/pin-relations.ts';
import { shortNumber } from '../../text/short-number.ts';
import { WORDS_LOCALE } from '../../text/words-locale.ts';

/** A pin's recent statistics for its creator, in one line; empty when they are unknown or hidden. */
export function creatorNote(analytics: CreatorAnalytics | null): string {
  if (analytics === null) return '';
  const { impression, save } = analytics;
  return [counted(impression, 'impression'), counted(save, 'save')].filter(Boolean).join(' · ');
}

function counted(count: number | null, noun: string): string {
  if (count === null || !(count >= 0)) return '';
  return `${shortNumber(count, WORDS_LOCALE)} ${noun}${count === 1 ? '' : 's'}`;
}
