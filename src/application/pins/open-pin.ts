import type { Pin } from '../../domain/pins/pin.ts';
import type { PinGateway } from '../ports/pins/pin-gateway.ts';

/** Reads one pin for its closeup. Undefined: missing, or hidden from this viewer; the two cannot be told apart. */
export class OpenPin {
  readonly #deps: { readonly pins: PinGateway };
  constructor(deps: { readonly pins: PinGateway }) {
    this.#deps = deps;
  }

  run(id: string): Promise<Pin | undefined> {
    return this.#deps.pins.find(id);
  }
}
