import { groupOf } from '../../../src/domain/experiments/experiment.ts';
import type { ExperimentRegistry } from '../ports/experiment-registry.ts';

type DealGroupsDeps = { readonly experiments: ExperimentRegistry };

/** Assigns the groups of the experiments. */
export class AssignExperimentGroups {
  readonly #deps: DealGroupsDeps;

  constructor(deps: DealGroupsDeps) {
    this.#deps = deps;
  }

  /**
   * @param participant id of the participant; null takes part in nothing
   * @param names all current experiments when omitted
   */
  run(participant: string | null, names?: readonly string[]): Readonly<Record<string, string>> {
    const experiments = this.#deps.experiments.all();
    const requestedNames = names ?? [...experiments.keys()];
    return Object.fromEntries(
      requestedNames.map((name) => [name, groupOf(experiments.get(name), participant)]),
    );
  }
}
