import { ContainerModule } from 'inversify';
import { WebKeyValueStorage } from '../../adapters/browser/web-key-value-storage.ts';
import * as lazy from '../lazy-tokens.ts';
import { provide } from '../provide.ts';
import { LoggerToken } from '../tokens.ts';

/** Short texts: those of all windows, and those of this one. */
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
