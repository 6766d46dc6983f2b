import type { ResourceClient } from '../adapters/http/client/resource-client.ts';
import { provide, type Bind } from './provide.ts';
import type { Token } from './token.ts';
import { ResourceClientToken } from './tokens.ts';

/** Binds a gateway that needs only the resource client. */
export function provideHttpGateway<T>(
  bind: Bind,
  to: Token<T>,
  Gateway: new (calls: ResourceClient) => T,
): void {
  provide(bind, to, { calls: ResourceClientToken }, ({ calls }) => new Gateway(calls));
}
