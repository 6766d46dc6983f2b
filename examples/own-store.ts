import { ContainerModule } from 'inversify';
import type { Store } from '../server/application/ports/store.ts';
import { provideAsync } from '../server/composition/provide-async.ts';
import { StoreToken } from '../server/composition/tokens.ts';

/** Keeps the people's data in a store of your own. The server opens it when it starts and closes it when it stops. */
export const ownStore = (open: () => Promise<Store>) =>
  new ContainerModule(({ bind }) => provideAsync(bind, StoreToken, {}, open));
