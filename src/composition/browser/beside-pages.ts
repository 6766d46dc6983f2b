import { readCookie } from '../../adapters/browser/cookies.ts';
import { KeepalivePinCounter } from '../../adapters/browser/keepalive-pin-counter.ts';
import { OwnScriptDeployment } from '../../adapters/browser/own-script-deployment.ts';
import { ServiceWorkerOfflineHelper } from '../../adapters/browser/service-worker-offline-helper.ts';
import { CountPins } from '../../application/counting/count-pins.ts';
import type { AppValue } from '../../ui/app/app-context.ts';
import { renewCode } from '../../ui/app/renew-code.ts';
import { watchSeenCards } from '../../ui/counting/watch-seen-cards.ts';
import { noteSeenPins } from '../../ui/offline/note-seen-pins.ts';
import { openLocalStorage } from '../open-local-storage.ts';
import { openSeenBook } from '../open-seen-book.ts';

/**
 * What can wait until a page has come to rest: the helper beside its pages and what it can show without the server, and
 * the counting of what is seen.
 */
export function besidePages(app: AppValue): void {
  renewCode({
    deployment: new OwnScriptDeployment(),
    storage: openLocalStorage(app.services.logger),
    now: () => Date.now(),
    reload: () => location.reload(),
  });
  noteSeenPins(app, openSeenBook(app.services.logger).seenBook);
  watchSeenCards(new CountPins({ counter: new KeepalivePinCounter(() => readCookie('csrftoken')) }));
  void new ServiceWorkerOfflineHelper().setUp();
}
