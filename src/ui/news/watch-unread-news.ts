import { autorun } from 'mobx';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { AppValue } from '../base/app-context.ts';
import { lazyStyles } from '../base/lazy/lazy-styles.ts';
import './internal/unread-dot.module.css';
import { openNews } from './internal/open-news.ts';
import { showUnread } from './internal/show-unread.ts';

const MARK = 'data-unread-news';

/** The minimum time between two requests, ms. */
const POLL_INTERVAL_MS = 60_000;

type Watched = Pick<AppValue, 'services' | 'stores'> & {
  readonly now: () => number;
  /** Calls back at an interval. Returns a function that stops it. */
  readonly every: (ms: number, callback: () => void) => () => void;
};

/**
 * Keeps the numbers of unread notifications and conversations of a member up to date while the page is visible and the
 * device online. The page itself comes with the numbers. While there are any, a dot marks the way to the account menu.
 */
export function watchUnreadNews({ services, stores, now, every }: Watched): () => void {
  let requestedAt = now();
  const stopDot = autorun(() => {
    const { viewer } = stores.session;
    const hasUnread = viewer !== null && viewer.unreadNewsCount + viewer.unreadConversationCount > 0;
    document.documentElement.toggleAttribute(MARK, hasUnread);
    // Without its styles the dot is not seen, which is no reason to stop anything.
    if (hasUnread) lazyStyles().catch(() => undefined);
  });
  const poll = async () => {
    if (stores.session.kind !== 'full' || document.hidden || !navigator.onLine) return;
    if (now() - requestedAt < POLL_INTERVAL_MS) return;
    requestedAt = now();
    try {
      showUnread(stores, await (await openNews(services)).badge());
    } catch (error) {
      // The next poll tries again.
      if (!(error instanceof ServiceError)) throw error;
    }
  };
  const pollNow = () => void poll();
  document.addEventListener('visibilitychange', pollNow);
  const stopTimer = every(POLL_INTERVAL_MS, pollNow);
  return () => {
    document.removeEventListener('visibilitychange', pollNow);
    stopTimer();
    stopDot();
  };
}
