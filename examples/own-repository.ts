import { ContainerModule } from 'inversify';
import type { Store } from '../server/application/ports/store.ts';
import { provideAsync } from '../server/composition/provide-async.ts';
import { StoreToken } from '../server/composition/tokens.ts';
import { withSealedUserStates, type Cipher } from './sealed-user-states.ts';

/** Exchanges one repository of a store: what clients keep per user is sealed, everything else stays as it is. */
export const ownRepository = (open: () => Promise<Store>, cipher: Cipher) =>
  new ContainerModule(({ bind }) =>
    provideAsync(bind, StoreToken, {}, async () => withSealedUserStates(await open(), cipher)),
  );
