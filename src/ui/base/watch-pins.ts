import type { ServerEvents } from '../../application/connection/server-events.ts';
import type { LoadFeedPage } from '../../application/feeds/load-feed-page.ts';
import type { KeyValueStorage } from '../../application/ports/storage/key-value-storage.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { FeedStore } from './stores/feed-store.ts';
import type { Feed } from './stores/feed.ts';
import type { NameIn } from '../../domain/storage/stored-data.ts';

/** The storage key that a window writes after it has changed pins or boards. */
export const PINS_CHANGED_KEY = 'pinakes:pins-changed' satisfies NameIn<'local'>;
/** Largest scroll offset at which new pins at the top are visible, px. */
const TOP_PX = 8;

type Watched = {
  readonly contact: ServerEvents;
  readonly storage: KeyValueStorage;
  readonly feeds: FeedStore;
  readonly loadFeedPage: LoadFeedPage;
};

/**
 * Reloads lists after another window of this browser has created, saved or deleted pins: hidden lists on the next
 * visit, the visible one as soon as the window is active and scrolled to its top, so that nothing moves while the user
 * looks at it. Call the result to stop it.
 */
export function watchPins({ contact, storage, feeds, loadFeedPage }: Watched): () => void {
  let stale = false;
  let told = 0;
  const look = () => {
    if (!stale) return;
    const isSeen = document.visibilityState === 'visible' && document.hasFocus();
    const isCovered = document.documentElement.hasAttribute('data-overlaid');
    if (!isSeen || isCovered || window.scrollY > TOP_PX) return;
    stale = false;
    window.removeEventListener('scroll', look);
    for (const feed of feeds.shown) void refresh(feed, loadFeedPage);
  };
  const stopTelling = contact.listen((event) => {
    if (event === 'pins-changed') storage.set(PINS_CHANGED_KEY, `${Date.now()}.${++told}`);
  });
  const stopHearing = storage.watch(PINS_CHANGED_KEY, () => {
    stale = true;
    // Registered only then, because a scroll listener costs time during scrolling.
    window.addEventListener('scroll', look, { passive: true });
    for (const [, feed] of feeds.entries()) if (!feeds.shown.has(feed)) feeds.outdate(feed.source);
  });
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    stopTelling();
    stopHearing();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('scroll', look);
  };
}

/** A failed reload keeps the loaded pins. */
async function refresh(feed: Feed, loadFeedPage: LoadFeedPage): Promise<void> {
  if (feed.phase !== 'ready' && feed.phase !== 'ended') return;
  try {
    const outcome = await loadFeedPage.run(feed.source, null);
    if (outcome.kind !== 'not-found') feed.showAnew(outcome.page.pins, outcome.page.bookmark);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}
