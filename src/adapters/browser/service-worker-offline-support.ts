import type { OfflineSupport } from '../../application/ports/offline-support.ts';
import { workerAddress } from '../../domain/offline/install-addresses.ts';

/** The service worker of this site. Browsers allow it on HTTPS sites and on localhost. */
export class ServiceWorkerOfflineSupport implements OfflineSupport {
  readonly #language: string;

  /** @param language the tag of the offline page's language */
  constructor(language: string) {
    this.#language = language;
  }

  async setUp(): Promise<boolean> {
    try {
      const address = workerAddress(this.#language);
      await navigator.serviceWorker.register(address, { scope: '/', updateViaCache: 'none' });
      return true;
    } catch {
      return false;
    }
  }
}
