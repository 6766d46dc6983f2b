import type { Experiment } from '../../../src/domain/experiments/experiment.ts';

/** The experiments that the operator runs. */
export interface ExperimentRegistry {
  /** The current experiments by name. */
  all(): ReadonlyMap<string, Experiment>;
}
