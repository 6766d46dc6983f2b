import { ContainerModule } from 'inversify';
import { InMemoryDraftPictureStorage } from '../adapters/in-memory/in-memory-draft-picture-storage.ts';
import { InMemoryFileLocks } from '../adapters/in-memory/in-memory-file-locks.ts';
import { InMemoryKeyValueStorage } from '../adapters/in-memory/in-memory-key-value-storage.ts';
import { InMemoryViewedPictureStorage } from '../adapters/in-memory/in-memory-viewed-picture-storage.ts';
import { InMemorySharedItemStorage } from '../adapters/in-memory/in-memory-shared-item-storage.ts';
import * as lazy from './lazy-tokens.ts';
import { provide, provideValue } from './provide.ts';

/** Storages in memory. */
export const inMemoryStorages = new ContainerModule(({ bind }) => {
  provide(bind, lazy.KeyValueStorageToken, {}, () => new InMemoryKeyValueStorage());
  provide(bind, lazy.SessionStorageToken, {}, () => new InMemoryKeyValueStorage());
  provide(bind, lazy.DraftPictureStorageToken, {}, () => new InMemoryDraftPictureStorage());
  provide(bind, lazy.ViewedPictureStorageToken, {}, () => new InMemoryViewedPictureStorage());
  provide(bind, lazy.SharedItemStorageToken, {}, () => new InMemorySharedItemStorage());
  provide(bind, lazy.FileLocksToken, {}, () => new InMemoryFileLocks());
  provideValue(bind, lazy.SessionMarkToken, () => null);
});
