import { WebLockFileClaims } from '../../adapters/browser/web-lock-file-claims.ts';
import { CacheSharedThings } from '../../adapters/browser/cache-shared-things.ts';
import { IndexedDbDraftPictureStorage } from '../../adapters/browser/indexed-db-draft-picture-storage.ts';
import type { DraftServices } from '../../application/drafts/draft-services.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { openDrafts } from '../open-drafts.ts';
import { openLocalStorage } from '../open-local-storage.ts';
import { openSeenBook } from '../open-seen-book.ts';

/** Drafts in the storages of the browser; a chunk of its own. */
export function openBrowserDrafts(logger: Logger): DraftServices {
  return openDrafts({
    claims: new WebLockFileClaims(navigator.locks as LockManager | undefined),
    texts: openLocalStorage(logger),
    pictures: new IndexedDbDraftPictureStorage(),
    shared: new CacheSharedThings(),
    seenBook: openSeenBook(logger).seenBook,
  });
}
