import type { DraftPictureStorage } from '../../application/ports/storage/draft-picture-storage.ts';
import type { PictureFile } from '../../application/ports/media/upload-gateway.ts';
import type { UserId } from '../../domain/ids/ids.ts';
import type { NameIn } from '../../domain/storage/stored-data.ts';

const DATABASE = 'pinakes' satisfies NameIn<'database'>;
const VERSION = 1;
const PICTURES = 'draft-pictures';

type Kept = { readonly name: string; readonly content: Blob };

/** Files of drafts in IndexedDB, under `[owner, id]`. */
export class IndexedDbDraftPictureStorage implements DraftPictureStorage {
  async keep(owner: UserId, id: string, file: PictureFile): Promise<boolean> {
    const { name, content } = file;
    if (!(content instanceof Blob)) return false;
    const kept: Kept = { name, content };
    return this.#work('readwrite', false, async (pictures) => {
      await done(pictures.put(kept, [owner, id]));
      return true;
    });
  }

  async find(owner: UserId, id: string): Promise<PictureFile | undefined> {
    return this.#work('readonly', undefined, async (pictures) => {
      const kept = (await done(pictures.get([owner, id]))) as Kept | undefined;
      return kept && { ...kept, size: kept.content.size };
    });
  }

  async list(owner: UserId): Promise<readonly string[]> {
    return this.#work('readonly', [], async (pictures) => {
      const keys = (await done(pictures.getAllKeys(ofOwner(owner)))) as [string, string][];
      return keys.map(([, id]) => id);
    });
  }

  async remove(owner: UserId, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#work('readwrite', undefined, async (pictures) => {
      for (const id of ids) pictures.delete([owner, id]);
    });
  }

  /** The result of `work` once its transaction is complete; `otherwise` when any part of it fails. */
  async #work<T>(
    mode: IDBTransactionMode,
    otherwise: T,
    work: (pictures: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    let database: IDBDatabase | undefined;
    try {
      database = await opened();
      const transaction = database.transaction(PICTURES, mode);
      const ended = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
      });
      const [answer] = await Promise.all([work(transaction.objectStore(PICTURES)), ended]);
      return answer;
    } catch {
      return otherwise;
    } finally {
      database?.close();
    }
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(PICTURES);
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });
}

function ofOwner(owner: UserId): IDBKeyRange {
  // Arrays sort after all strings.
  return IDBKeyRange.bound([owner], [owner, []]);
}
