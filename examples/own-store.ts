import { ContainerModule } from 'inversify';
import type { Store } from '../server/application/ports/store.ts';
import { provideOpened } from '../server/composition/provide-opened.ts';
import { StoreToken } from '../server/composition/tokens.ts';

/** Keeps the people's data in a store of your own. The server opens it when it starts and closes it when it stops. */
export const ownStore = (open: () => Promise<Store>) =>
  new ContainerModule(({ bind }) => provideOpened(bind, StoreToken, {}, open));
