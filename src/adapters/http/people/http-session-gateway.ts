import type { Answered, ResourceCall } from '../../../../wire/calls/contract.ts';
import type { SessionGateway } from '../../../application/ports/people/session-gateway.ts';
import type { Viewer } from '../../../domain/users/user.ts';
import { viewerFromWire } from '../../../../wire/viewer-from-wire.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** Sessions over the resource calls. */
export class HttpSessionGateway implements SessionGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async viewer(): Promise<Viewer | null> {
    const answer = await this.#calls.get('UserSession', {});
    return answer.kind === 'ok' ? viewerOf(answer.data) : null;
  }

  async logOut(): Promise<void> {
    await this.#calls.delete('UserSession', {});
  }
}

/** Null without a user in the answer. */
function viewerOf(data: Answered<ResourceCall<'UserSession', 'get'>> | null): Viewer | null {
  return data?.viewer ? viewerFromWire(data.viewer) : null;
}
