import { ContainerModule } from 'inversify';
import type { HttpClient } from '../src/adapters/http/client/http-client.ts';
import { InstrumentedHttpClient } from '../src/adapters/http/client/instrumented-http-client.ts';
import { provide } from '../src/composition/provide.ts';
import { HttpClientToken, ServerEventsToken } from '../src/composition/tokens.ts';

/** Sends every call of the app through `client`; `InstrumentedHttpClient` reports whether the server is reachable. */
export const ownHttpClient = (client: HttpClient) =>
  new ContainerModule(({ bind }) =>
    provide(
      bind,
      HttpClientToken,
      { contact: ServerEventsToken },
      ({ contact }) => new InstrumentedHttpClient(client, contact),
    ),
  );
