import { ENABLED_GROUP } from '../../domain/experiments/experiment.ts';
import { REACTIONS_REMOVED } from '../../domain/feedback/reactions.ts';
import type { ExperimentGateway } from '../ports/experiment-gateway.ts';

/** Tells whether whoever uses the app has reactions; an experiment takes them from some people. */
export class OffersReactions {
  readonly #deps: { readonly experiments: ExperimentGateway };
  #known: Promise<boolean> | null = null;

  constructor(deps: { readonly experiments: ExperimentGateway }) {
    this.#deps = deps;
  }

  /** Asks once. */
  run(): Promise<boolean> {
    this.#known ??= this.#deps.experiments
      .groupOf(REACTIONS_REMOVED)
      .then((group) => group !== ENABLED_GROUP);
    return this.#known;
  }
}
