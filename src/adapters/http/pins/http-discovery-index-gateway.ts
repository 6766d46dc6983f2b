import type { DiscoveryIndexGateway } from '../../../application/ports/pins/discovery-index-gateway.ts';
import { isBuilding } from '../../../../wire/index-state-from-wire.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** The state of the index over the resource calls. */
export class HttpDiscoveryIndexGateway implements DiscoveryIndexGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async isBuilding(): Promise<boolean> {
    const answer = await this.#calls.get('DiscoveryState', {});
    return answer.kind !== 'failed' && isBuilding(answer.data);
  }
}
