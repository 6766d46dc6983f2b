import type { PageOutcome } from '../base/navigation/page.ts';
import type { Feed } from '../base/stores/feed.ts';

/** What a page becomes when the first page of its feed did not come; undefined when it did. */
export function feedFailure(feed: Feed): PageOutcome | undefined {
  if (feed.ids.length > 0) return undefined;
  if (feed.phase === 'missing') return { kind: 'not-found' };
  return feed.phase === 'failed' ? { kind: 'failed', failure: feed.failure ?? 'unavailable' } : undefined;
}
