import { percentOf } from './percent-of.ts';

/** An experiment: a change for a part of the people, to measure its effect. */
export type Experiment = {
  readonly name: string;
  /** Percent of the people in each group, together at most 100. */
  readonly groups: readonly ExperimentGroup[];
  /** The group of all others. */
  readonly otherwise: string;
};

export type ExperimentGroup = { readonly name: string; readonly percent: number };

/** The group without any change. */
export const CONTROL_GROUP = 'control';
/** The group that gets the new behaviour, in experiments with only one. */
export const ENABLED_GROUP = 'enabled';

/**
 * Assigns a participant to a group. The result is stable, and independent between experiments.
 * @param participant a stable text that identifies the person; null: takes part in nothing
 */
export function groupOf(experiment: Experiment | undefined, participant: string | null): string {
  if (experiment === undefined || participant === null) return CONTROL_GROUP;
  let left = percentOf(`${experiment.name} ${participant}`);
  for (const { name, percent } of experiment.groups) {
    if (left < percent) return name;
    left -= percent;
  }
  return experiment.otherwise;
}
