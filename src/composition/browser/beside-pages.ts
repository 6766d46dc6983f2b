import { CountPins } from '../../application/counting/count-pins.ts';
import { renewCode } from '../../ui/app/renew-code.ts';
import { watchSeenCards } from '../../ui/counting/watch-seen-cards.ts';
import { noteSeenPins } from '../../ui/offline/note-seen-pins.ts';
import type { App } from '../create-app.ts';
import { besidePagesPart } from './beside-pages-part.ts';

/**
 * What can wait until a page has come to rest: the helper beside its pages and what it can show without the server, and
 * the counting of what is seen.
 */
export function besidePages(app: App): void {
  const { storage, recentlyViewed, counter, deployment, offlineHelper, now } =
    app.assembly.open(besidePagesPart);
  renewCode({ deployment, storage, now, reload: () => location.reload() });
  noteSeenPins(app, recentlyViewed);
  watchSeenCards(new CountPins({ counter }), app.stores.context);
  void offlineHelper.setUp();
}
