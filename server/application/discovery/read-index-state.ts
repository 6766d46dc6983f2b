import type { DiscoveryIndex } from '../ports/discovery/discovery-index.ts';
import type { Clock } from '../ports/surroundings.ts';

type ReadIndexStateDeps = {
  readonly index: Pick<DiscoveryIndex, 'readySince'>;
  readonly clock: Clock;
};

/** Lists that were read before the index was ready may still be on their way, ms. */
const SETTLED_MS = 2_000;

/** Tells whether lists may be empty only because the index is not ready, or was not when they were read. */
export class ReadIndexState {
  readonly #deps: ReadIndexStateDeps;

  constructor(deps: ReadIndexStateDeps) {
    this.#deps = deps;
  }

  /** An index that has stopped is started again, so it counts as one that is being built. */
  run(): 'ready' | 'building' {
    const { index, clock } = this.#deps;
    const { readySince } = index;
    return readySince !== null && clock.now() - readySince >= SETTLED_MS ? 'ready' : 'building';
  }
}
