import { ContainerModule } from 'inversify';
import { CacheViewedPictureStorage } from '../../adapters/browser/cache-viewed-picture-storage.ts';
import { CacheSharedItemStorage } from '../../adapters/browser/cache-shared-item-storage.ts';
import { IndexedDbDraftPictureStorage } from '../../adapters/browser/indexed-db-draft-picture-storage.ts';
import { sessionMark } from '../../adapters/browser/session-mark.ts';
import { WebFileLocks } from '../../adapters/browser/web-file-locks.ts';
import * as lazy from '../lazy-tokens.ts';
import { provide, provideValue } from '../provide.ts';
import { browserKeyValues } from './browser-key-values.ts';

const files = new ContainerModule(({ bind }) => {
  provide(bind, lazy.DraftPictureStorageToken, {}, () => new IndexedDbDraftPictureStorage());
  provide(bind, lazy.ViewedPictureStorageToken, {}, () => new CacheViewedPictureStorage());
  provide(bind, lazy.SharedItemStorageToken, {}, () => new CacheSharedItemStorage());
  provide(bind, lazy.FileLocksToken, {}, () => new WebFileLocks(navigator.locks as LockManager | undefined));
  provideValue(bind, lazy.SessionMarkToken, sessionMark);
});

/** The storages in the browser. */
export const browserStorages = [browserKeyValues, files];
