import { BatchQueue } from '../../application/counting/batch-queue.ts';
import { CountPins } from '../../application/counting/count-pins.ts';
import { EventQueue } from '../../application/counting/event-queue.ts';
import { StoredBatches } from '../../application/counting/stored-batches.ts';
import { HomeNews } from '../../application/feeds/home-news.ts';
import type { PinCounts } from '../../application/ports/pins/pin-counter.ts';
import { sourceAddress } from '../../domain/cards/pin-source.ts';
import { pageOfEvents, type PageOfEvents } from '../../domain/routes/page-of-events.ts';
import { parseRoute } from '../../domain/routes/parse-route.ts';
import { reloadOutdatedApp } from '../../ui/app/reload-outdated-app.ts';
import { watchHomeBadge } from '../../ui/chrome/watch-home-badge.ts';
import { watchNavFooter } from '../../ui/chrome/watch-nav-footer.ts';
import { mayLogHere, watchEvents } from '../../ui/counting/watch-events.ts';
import { watchSeenCards } from '../../ui/counting/watch-seen-cards.ts';
import { watchUnreadNews } from '../../ui/news/watch-unread-news.ts';
import { recordViewedPins } from '../../ui/offline/record-viewed-pins.ts';
import type { App } from '../create-app.ts';
import { idleWorkChunk } from './idle-work-chunk.ts';
import { randomId } from './random-id.ts';
import { registerAttribution } from './register-attribution.ts';

/**
 * Starts work that can wait until the page is idle: the service worker, the bar of phones that hides on scroll and its
 * badge, the number of unread notifications, the recently viewed pins for offline use, counting of views, and the log of events.
 */
export function startIdleWork(app: App): void {
  const ports = app.assembly.open(idleWorkChunk);
  const { storage, recentlyViewed, counter, deployment, offlineSupport, now } = ports;
  reloadOutdatedApp({ deployment, storage, now, reload: () => location.reload() });
  recordViewedPins(app, recentlyViewed);
  watchNavFooter();
  const openHome = async () => (await app.services.openBoardTools()).home;
  watchHomeBadge({ stores: app.stores, news: new HomeNews({ storage, openHome }), now });
  watchUnreadNews({ ...app, now, every: repeat });
  const { deferredLog, eventSender, wait } = ports;
  const mayLog = () => mayLogHere(app.stores.context);
  const counts = new BatchQueue<PinCounts>({
    sender: counter,
    stored: new StoredBatches(storage, 'counts.', ['impressions']),
    // Counting needs no consent, storing in the browser does.
    waitingPlace: () => (mayLog() ? 'storage' : 'memory'),
    now,
    wait,
  });
  counts.resume();
  const attribution = registerAttribution(app, ports.attribution);
  const countPins = new CountPins({ batches: counts, newId: randomId, now });
  ports.unseen.passOnTo(countPins);
  watchSeenCards(
    countPins,
    app.stores.context,
    (pin) => void attribution.run('view', pin, sourceAddress(pin)),
  );
  const page = pageHere();
  const queue = new EventQueue({
    sender: eventSender,
    stored: new StoredBatches(storage, 'events.', ['events', 'named']),
    mayLog,
    page,
    newId: randomId,
    now,
    wait,
  });
  deferredLog.passOnTo(queue);
  watchEvents(app, queue, counts, page);
  void offlineSupport.setUp();
}

function repeat(ms: number, act: () => void): () => void {
  const timer = setInterval(act, ms);
  return () => clearInterval(timer);
}

/** What the current page tells of its events, which are many. */
function pageHere(): () => PageOfEvents {
  let known: { readonly href: string; readonly page: PageOfEvents } | null = null;
  return () => {
    const { href } = location;
    if (known?.href !== href) known = { href, page: pageOfEvents(parseRoute(location)) };
    return known.page;
  };
}
