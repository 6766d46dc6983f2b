import type { PinGateway } from '../../../application/ports/pins/pin-gateway.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** Pins over the resource calls. */
export class HttpPinGateway implements PinGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async find(id: string): Promise<Pin | undefined> {
    const answer = await this.#calls.get('Pin', { id });
    return answer.kind === 'ok' ? pinFromWire(answer.data) : undefined;
  }
}
