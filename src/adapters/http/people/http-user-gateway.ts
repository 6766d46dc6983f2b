import type { UserGateway } from '../../../application/ports/people/user-gateway.ts';
import type { User } from '../../../domain/users/user.ts';
import { userFromWire } from '../../../../wire/user-from-wire.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** People over the resource calls. */
export class HttpUserGateway implements UserGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async find(username: string): Promise<User | undefined> {
    const answer = await this.#calls.get('User', { username, field_set_key: 'profile' });
    return answer.kind === 'ok' ? userFromWire(answer.data) : undefined;
  }
}
