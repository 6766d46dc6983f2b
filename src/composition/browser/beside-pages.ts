import { OwnScriptDeployment } from '../../adapters/browser/own-script-deployment.ts';
import { ServiceWorkerOfflineHelper } from '../../adapters/browser/service-worker-offline-helper.ts';
import type { AppValue } from '../../ui/app/app-context.ts';
import { renewCode } from '../../ui/app/renew-code.ts';
import { noteSeenPins } from '../../ui/offline/note-seen-pins.ts';
import { openLocalStorage } from '../open-local-storage.ts';
import { openSeenBook } from '../open-seen-book.ts';

/** What makes the app whole where the server is not: the helper beside its pages, and what it can show alone. */
export function besidePages(app: AppValue): void {
  renewCode({
    deployment: new OwnScriptDeployment(),
    storage: openLocalStorage(app.services.logger),
    now: () => Date.now(),
    reload: () => location.reload(),
  });
  noteSeenPins(app, openSeenBook(app.services.logger).seenBook);
  void new ServiceWorkerOfflineHelper().setUp();
}
