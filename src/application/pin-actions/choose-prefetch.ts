import {
  HOVER_PREFETCH,
  prefetchOf,
  settledPrefetch,
  type PrefetchMoment,
  type PrefetchViewer,
} from '../../domain/cards/hover-prefetch.ts';
import type { ExperimentGateway } from '../ports/experiment-gateway.ts';

/** Says when the large picture of a pin is fetched that somebody may be about to open. */
export class ChoosePrefetch {
  readonly #deps: { readonly experiments: ExperimentGateway };
  constructor(deps: { readonly experiments: ExperimentGateway }) {
    this.#deps = deps;
  }

  async run(viewer: PrefetchViewer): Promise<PrefetchMoment> {
    return settledPrefetch(viewer) ?? prefetchOf(await this.#deps.experiments.groupOf(HOVER_PREFETCH));
  }
}
