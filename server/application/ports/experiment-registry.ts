import type { Experiment } from '../../../src/domain/experiments/experiment.ts';

/** The experiments that the operator runs. */
export interface ExperimentRegistry {
  /** By name, as they are now. */
  all(): ReadonlyMap<string, Experiment>;
}
