import { ContainerModule } from 'inversify';
import type { RecentlyViewed } from '../../application/offline/recently-viewed.ts';
import type { DraftPictureStorage } from '../../application/ports/storage/draft-picture-storage.ts';
import type { FileLocks } from '../../application/ports/storage/file-locks.ts';
import type { KeyValueStorage } from '../../application/ports/storage/key-value-storage.ts';
import type { SharedItemStorage } from '../../application/ports/storage/shared-item-storage.ts';
import * as lazy from '../lazy-tokens.ts';
import { provideValue, type Bind } from '../provide.ts';
import type { Token } from '../token.ts';

export type GivenStorages = {
  readonly texts?: KeyValueStorage;
  readonly pictures?: DraftPictureStorage;
  readonly locks?: FileLocks;
  readonly shared?: SharedItemStorage;
  readonly recentlyViewed?: RecentlyViewed;
};

/** Replaces storages of a profile; omitted ones stay. */
export function storageOverrides(given: GivenStorages): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideGiven(bind, lazy.KeyValueStorageToken, given.texts);
    provideGiven(bind, lazy.DraftPictureStorageToken, given.pictures);
    provideGiven(bind, lazy.FileLocksToken, given.locks);
    provideGiven(bind, lazy.SharedItemStorageToken, given.shared);
    provideGiven(bind, lazy.RecentlyViewedToken, given.recentlyViewed);
  });
}

function provideGiven<T>(bind: Bind, to: Token<T>, value: T | undefined): void {
  if (value !== undefined) provideValue(bind, to, value);
}
