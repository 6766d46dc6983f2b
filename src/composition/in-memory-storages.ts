import { ContainerModule } from 'inversify';
import { InMemoryDraftPictureStorage } from '../adapters/in-memory/in-memory-draft-picture-storage.ts';
import { InMemoryFileClaims } from '../adapters/in-memory/in-memory-file-claims.ts';
import { InMemoryKeyValueStorage } from '../adapters/in-memory/in-memory-key-value-storage.ts';
import { InMemorySeenPictureStorage } from '../adapters/in-memory/in-memory-seen-picture-storage.ts';
import { InMemorySharedThings } from '../adapters/in-memory/in-memory-shared-things.ts';
import * as late from './late-tokens.ts';
import { provide, provideValue } from './provide.ts';

/** Storages that do not outlive the process. */
export const inMemoryStorages = new ContainerModule(({ bind }) => {
  provide(bind, late.KeyValueStorageToken, {}, () => new InMemoryKeyValueStorage());
  provide(bind, late.SessionStorageToken, {}, () => new InMemoryKeyValueStorage());
  provide(bind, late.DraftPictureStorageToken, {}, () => new InMemoryDraftPictureStorage());
  provide(bind, late.SeenPictureStorageToken, {}, () => new InMemorySeenPictureStorage());
  provide(bind, late.SharedThingsToken, {}, () => new InMemorySharedThings());
  provide(bind, late.FileClaimsToken, {}, () => new InMemoryFileClaims());
  provideValue(bind, late.SessionMarkToken, () => null);
});
