import { EXPERIMENT_CALLS } from '../../../../wire/calls/experiment.ts';
import type { ExperimentGroups } from '../core/answer/debug-data.ts';
import { implementCalls, type Answer, type Call } from '../core/call/define-call.ts';
import { experimentParticipant } from '../core/visit/experiment-participant.ts';
import type { CallDeps } from './call-deps.ts';

/** All experiment groups of the caller, for debug data. */
export function experimentGroups({
  assignExperimentGroups,
}: Pick<CallDeps, 'assignExperimentGroups'>): ExperimentGroups {
  return ({ viewer, unauthId, facts: { agent } }) => {
    const viewerId = viewer.kind === 'user' ? viewer.user.id : null;
    return assignExperimentGroups.run(experimentParticipant({ viewerId, unauthId, isBot: agent.isBot }));
  };
}

/** Returns the experiment groups of the caller. */
export function experimentCalls({ assignExperimentGroups }: CallDeps): readonly Call[] {
  const readGroups: Answer<typeof EXPERIMENT_CALLS.readGroups> = (context, { names }) => ({
    data: assignExperimentGroups.run(experimentParticipant(context), names),
  });
  return implementCalls(EXPERIMENT_CALLS, { readGroups, readGroupsAtTheirAddress: readGroups });
}
