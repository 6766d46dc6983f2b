import { feedbackEntries, type FeedbackEntry } from '../feedback/feedback-kind.ts';
import type { UserId } from '../ids/ids.ts';
import { pictureDownload } from '../pins/picture-download.ts';
import { mayReadStats } from '../statistics/pin-stats.ts';
import type { Pin } from '../pins/pin.ts';

/** The entries of a closeup's menu. */
export type CloseupAction = 'stats' | 'download' | FeedbackEntry;

/**
 * The rarely used actions of a closeup, in the order of the menu: the statistics of an own pin, the download, and
 * feedback on pins of others. Saving, sending and editing have buttons.
 */
export function closeupActions(pin: Pin, viewerId: UserId | null): readonly CloseupAction[] {
  const offered: CloseupAction[] = [];
  if (viewerId === null) return offered;
  if (mayReadStats(pin, viewerId)) offered.push('stats');
  if (pictureDownload(pin) !== null) offered.push('download');
  return [...offered, ...feedbackEntries(pin, viewerId)];
}
