import { feedbackEntries, type FeedbackEntry } from '../feedback/feedback-kind.ts';
import type { UserId } from '../ids/ids.ts';
import { pictureDownload } from '../pins/picture-download.ts';
import { mayReadStats } from '../statistics/pin-stats.ts';
import type { Pin } from '../pins/pin.ts';

/** What the menu of an open pin holds. */
export type CloseupAction = 'stats' | 'download' | FeedbackEntry;

/**
 * What a member seldom wants of an open pin, in the order of its menu: how an own one has done, its picture, and what
 * there is to say about those of others. Saving, sending and editing have buttons there already.
 */
export function closeupActions(pin: Pin, viewerId: UserId | null): readonly CloseupAction[] {
  const offered: CloseupAction[] = [];
  if (viewerId === null) return offered;
  if (mayReadStats(pin, viewerId)) offered.push('stats');
  if (pictureDownload(pin) !== null) offered.push('download');
  return [...offered, ...feedbackEntries(pin, viewerId)];
}
