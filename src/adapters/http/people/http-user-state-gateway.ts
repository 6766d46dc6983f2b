import type { UserStateGateway } from '../../../application/ports/people/user-state-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { rawObject } from '../../../../wire/raw.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** Small values per user, over the resource calls. */
export class HttpUserStateGateway implements UserStateGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async read(state: string): Promise<unknown> {
    const answer = await this.#calls.get('UserState', { state });
    return answer.kind === 'ok' ? (rawObject(answer.data).value ?? null) : null;
  }

  async keep(state: string, value: unknown): Promise<void> {
    const answer = await this.#calls.create('UserState', { state, value });
    if (answer.kind === 'failed') throw new ServiceError('unavailable', answer.error.message);
  }
}
