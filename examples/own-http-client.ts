import { ContainerModule } from 'inversify';
import type { HttpClient } from '../src/adapters/http/client/http-client.ts';
import { WatchedHttpClient } from '../src/adapters/http/client/watched-http-client.ts';
import { provide } from '../src/composition/provide.ts';
import { HttpClientToken, ServerContactToken } from '../src/composition/tokens.ts';

/** Sends every call of the app through `client`; `WatchedHttpClient` reports whether the server is reachable. */
export const ownHttpClient = (client: HttpClient) =>
  new ContainerModule(({ bind }) =>
    provide(
      bind,
      HttpClientToken,
      { contact: ServerContactToken },
      ({ contact }) => new WatchedHttpClient(client, contact),
    ),
  );
