import { autorun } from 'mobx';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { AppValue } from '../base/app-context.ts';
import { lazyStyles } from '../base/lazy/lazy-styles.ts';
import './internal/unread-dot.module.css';
import { openNews } from './internal/open-news.ts';
import { showUnread } from './internal/show-unread.ts';

const MARK = 'data-unread-news';

/** The server is asked at most this often. ms */
const ASKS_EVERY_MS = 60_000;

type Watched = Pick<AppValue, 'services' | 'stores'> & {
  readonly now: () => number;
  /** Calls back again and again. Returns how to end that. */
  readonly every: (ms: number, look: () => void) => () => void;
};

/**
 * Keeps the numbers of unread notifications and conversations of a member up to date while the page is visible and the
 * device online. The page itself comes with the numbers. While there are any, a dot marks the way to the account menu.
 */
export function watchUnreadNews({ services, stores, now, every }: Watched): () => void {
  let askedAt = now();
  const endDot = autorun(() => {
    const { viewer } = stores.session;
    const hasUnread = viewer !== null && viewer.unreadNewsCount + viewer.unreadConversationCount > 0;
    document.documentElement.toggleAttribute(MARK, hasUnread);
    // Without its styles the dot is not seen, which is no reason to stop anything.
    if (hasUnread) lazyStyles().catch(() => undefined);
  });
  const look = async () => {
    if (stores.session.kind !== 'full' || document.hidden || !navigator.onLine) return;
    if (now() - askedAt < ASKS_EVERY_MS) return;
    askedAt = now();
    try {
      showUnread(stores, await (await openNews(services)).badge());
    } catch (error) {
      // It is asked again later.
      if (!(error instanceof ServiceError)) throw error;
    }
  };
  const seen = () => void look();
  document.addEventListener('visibilitychange', seen);
  const end = every(ASKS_EVERY_MS, seen);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    end();
    endDot();
  };
}
