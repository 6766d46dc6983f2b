import { CacheSeenPictureStorage } from '../adapters/browser/cache-seen-picture-storage.ts';
import { sessionMark } from '../adapters/browser/session-mark.ts';
import { SeenBook } from '../application/offline/seen-book.ts';
import type { Logger } from '../application/ports/logger.ts';
import { openLocalStorage } from './open-local-storage.ts';

export type BrowserSeenBook = {
  readonly seenBook: SeenBook;
  readonly pictures: CacheSeenPictureStorage;
};

/** What the person of this browser has seen, in its storages. */
export function openSeenBook(logger: Logger): BrowserSeenBook {
  const pictures = new CacheSeenPictureStorage();
  const seenBook = new SeenBook({ storage: openLocalStorage(logger), pictures, sessionMark });
  return { seenBook, pictures };
}
