import { ContainerModule } from 'inversify';
import { CacheSeenPictureStorage } from '../../adapters/browser/cache-seen-picture-storage.ts';
import { CacheSharedThings } from '../../adapters/browser/cache-shared-things.ts';
import { IndexedDbDraftPictureStorage } from '../../adapters/browser/indexed-db-draft-picture-storage.ts';
import { sessionMark } from '../../adapters/browser/session-mark.ts';
import { WebLockFileClaims } from '../../adapters/browser/web-lock-file-claims.ts';
import * as late from '../late-tokens.ts';
import { provide, provideValue } from '../provide.ts';
import { browserKeyValues } from './browser-key-values.ts';

const files = new ContainerModule(({ bind }) => {
  provide(bind, late.DraftPictureStorageToken, {}, () => new IndexedDbDraftPictureStorage());
  provide(bind, late.SeenPictureStorageToken, {}, () => new CacheSeenPictureStorage());
  provide(bind, late.SharedThingsToken, {}, () => new CacheSharedThings());
  provide(
    bind,
    late.FileClaimsToken,
    {},
    () => new WebLockFileClaims(navigator.locks as LockManager | undefined),
  );
  provideValue(bind, late.SessionMarkToken, sessionMark);
});

/** What a browser keeps. */
export const browserStorages = [browserKeyValues, files];
