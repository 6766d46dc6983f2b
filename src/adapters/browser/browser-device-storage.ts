import type { DeviceStorage } from '../../application/ports/storage/device-storage.ts';
import type { StoragePlace } from '../../domain/storage/stored-data.ts';
import { attempt } from './attempt.ts';

type Place = {
  readonly names: () => Promise<readonly string[]> | readonly string[];
  readonly remove: (name: string) => Promise<unknown> | void;
};

/** The storages of a page, read and emptied by name. */
export class BrowserDeviceStorage implements DeviceStorage {
  readonly #places: Readonly<Record<StoragePlace, Place>> = {
    cookie: {
      names: () => document.cookie.split('; ').flatMap((part) => part.split('=', 1)),
      remove: (name) => void (document.cookie = `${name}=; Path=/; Max-Age=0`),
    },
    local: webStorage(() => localStorage),
    session: webStorage(() => sessionStorage),
    database: {
      names: async () => (await indexedDB.databases()).map(({ name }) => name ?? ''),
      remove: deleteDatabase,
    },
    cache: { names: () => caches.keys(), remove: (name) => caches.delete(name) },
  };

  async names(place: StoragePlace): Promise<readonly string[]> {
    return attempt([], async () => this.#places[place].names());
  }

  async remove(place: StoragePlace, name: string): Promise<boolean> {
    return attempt(false, async () => {
      await this.#places[place].remove(name);
      return true;
    });
  }
}

function webStorage(area: () => Storage): Place {
  return { names: () => Object.keys(area()), remove: (name) => area().removeItem(name) };
}

/** Other windows that use the database hold it a little longer; it goes when they let it go. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = request.onblocked = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('The database was not deleted.'));
  });
}
