import { WORKER_PATH } from '../../domain/offline/install-addresses.ts';
import { BackendChannel } from './backend-channel.ts';
import { text } from '../../ui/text/language.ts';
import { fakeMessages } from './messages.en.ts';

/**
 * Starts the server inside this page, and the service worker that forwards requests of images and links to it.
 * @throws {Error} where the browser does not allow it
 */
export async function startBackend(script: string): Promise<BackendChannel> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined || (navigator.locks as LockManager | undefined) === undefined)
    throw new Error(text(fakeMessages.secureOnly));
  const backend = new BackendChannel();
  new Worker(script, { type: 'module' });
  const { active } = await workers.register(WORKER_PATH);
  if (workers.controller === null) {
    const controlled = new Promise((resolve) =>
      workers.addEventListener('controllerchange', resolve, { once: true }),
    );
    // A hard reload leaves a page without the service worker that is there already.
    active?.postMessage('claim');
    await controlled;
  }
  return backend;
}
