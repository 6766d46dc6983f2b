import type { PageOutcome } from '../base/navigation/page.ts';
import type { Feed } from '../base/stores/feed.ts';

/** The outcome of a page whose feed could not load its first page; undefined when it could. */
export function feedFailure(feed: Feed): PageOutcome | undefined {
  if (feed.ids.length > 0) return undefined;
  if (feed.phase === 'missing') return { kind: 'not-found' };
  return feed.phase === 'failed' ? { kind: 'failed', failure: feed.failure ?? 'unavailable' } : undefined;
}
