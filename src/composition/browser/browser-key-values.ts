import { ContainerModule } from 'inversify';
import { WebKeyValueStorage } from '../../adapters/browser/web-key-value-storage.ts';
import * as lazy from '../lazy-tokens.ts';
import { provide } from '../provide.ts';
import { LoggerToken } from '../tokens.ts';

/** Key-value storages: one shared by all windows, and one of this window. */
export const browserKeyValues = new ContainerModule(({ bind }) => {
  provide(
    bind,
    lazy.KeyValueStorageToken,
    { logger: LoggerToken },
    ({ logger }) => new WebKeyValueStorage(logger, () => localStorage),
  );
  provide(
    bind,
    lazy.SessionStorageToken,
    { logger: LoggerToken },
    ({ logger }) => new WebKeyValueStorage(logger, () => sessionStorage),
  );
});
