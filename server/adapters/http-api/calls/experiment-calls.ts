import type { CallContext } from '../core/call-context.ts';
import type { ExperimentGroups } from '../core/debug-data.ts';
import { defineDirectCall, defineResourceCall, type Call } from '../core/define-call.ts';
import { experimentParticipant } from '../core/experiment-participant.ts';
import { textUpTo } from '../../../../wire/params/kinds.ts';
import { list } from '../../../../wire/params/lists.ts';
import { optional } from '../../../../wire/params/presence.ts';
import type { CallDeps } from './call-deps.ts';

const NAMES = { names: optional(list(textUpTo(100), { max: 100 })) };

/** All groups of whoever makes a request, for debug data. */
export function experimentGroups({ dealGroups }: Pick<CallDeps, 'dealGroups'>): ExperimentGroups {
  return ({ viewer, unauthId, facts: { requestId, agent } }) => {
    const viewerId = viewer.kind === 'user' ? viewer.user.id : null;
    return dealGroups.run(experimentParticipant({ viewerId, unauthId, requestId, isBot: agent.isBot }));
  };
}

/** In which groups of experiments the caller is. */
export function experimentCalls({ dealGroups }: CallDeps): readonly Call[] {
  const common = {
    who: 'A',
    params: NAMES,
    run: (context: CallContext, { names }: { readonly names?: readonly string[] | undefined }) => ({
      data: dealGroups.run(experimentParticipant(context), names),
    }),
  } as const;
  return [
    defineResourceCall({
      ...common,
      name: 'ExperimentsResource',
      action: 'get',
      endpointName: 'experiments_get',
    }),
    defineDirectCall({
      ...common,
      path: '/v3/experiments/',
      verbs: ['GET'],
      endpointName: 'v3_experiments_get',
    }),
  ];
}
