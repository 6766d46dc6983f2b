import type { Pin } from '../../domain/pins/pin.ts';
import type { PinGateway } from '../ports/pins/pin-gateway.ts';

/** Reads one pin for its closeup. Undefined: missing, or not for this viewer; nobody is told which. */
export class OpenPin {
  readonly #deps: { readonly pins: PinGateway };
  constructor(deps: { readonly pins: PinGateway }) {
    this.#deps = deps;
  }

  run(id: string): Promise<Pin | undefined> {
    return this.#deps.pins.find(id);
  }
}
