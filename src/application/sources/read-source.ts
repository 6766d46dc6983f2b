import { typedAddress } from '../../domain/links/typed-address.ts';
import type { FieldProblem } from '../../domain/limits/checked.ts';
import type { SourceGateway, SourceOutcome } from '../ports/source-gateway.ts';
import type { Cancellation } from '../ports/upload-gateway.ts';

export type ReadSourceOutcome =
  SourceOutcome | { readonly kind: 'no-address'; readonly problem: FieldProblem };

/** Reads what a page has to offer. What is no address is told before anything is sent. */
export class ReadSource {
  readonly #deps: { readonly sources: SourceGateway };
  constructor(deps: { readonly sources: SourceGateway }) {
    this.#deps = deps;
  }

  async run(typed: string, cancellation: Cancellation): Promise<ReadSourceOutcome> {
    const address = typedAddress(typed);
    if (!address.ok) return { kind: 'no-address', problem: address.problem };
    return this.#deps.sources.read(address.value, cancellation);
  }
}
