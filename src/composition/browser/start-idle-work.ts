import { CountPins } from '../../application/counting/count-pins.ts';
import { reloadOutdatedApp } from '../../ui/app/reload-outdated-app.ts';
import { watchSeenCards } from '../../ui/counting/watch-seen-cards.ts';
import { recordViewedPins } from '../../ui/offline/record-viewed-pins.ts';
import type { App } from '../create-app.ts';
import { idleWorkChunk } from './idle-work-chunk.ts';

/**
 * Starts work that can wait until the page is idle: the service worker, the recently viewed pins for offline use, and
 * counting of views.
 */
export function startIdleWork(app: App): void {
  const { storage, recentlyViewed, counter, deployment, offlineSupport, now } =
    app.assembly.open(idleWorkChunk);
  reloadOutdatedApp({ deployment, storage, now, reload: () => location.reload() });
  recordViewedPins(app, recentlyViewed);
  watchSeenCards(new CountPins({ counter }), app.stores.context);
  void offlineSupport.setUp();
}
