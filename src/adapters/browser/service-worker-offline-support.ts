import type { OfflineSupport } from '../../application/ports/offline-support.ts';
import { WORKER_PATH } from '../../domain/offline/install-addresses.ts';

/** The service worker of this site. Browsers allow it on HTTPS sites and on localhost. */
export class ServiceWorkerOfflineSupport implements OfflineSupport {
  async setUp(): Promise<boolean> {
    try {
      await navigator.serviceWorker.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });
      return true;
    } catch {
      return false;
    }
  }
}
