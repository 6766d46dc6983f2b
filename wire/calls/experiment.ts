import { textUpTo } from '../params/kinds.ts';
import { list } from '../params/lists.ts';
import { optional } from '../params/presence.ts';
import { direct, payload, resource } from './declare.ts';

const COMMON = {
  says: 'Tells in which groups of experiments the caller is: of those that are named, else of all that run.',
  who: 'A',
  params: { names: optional(list(textUpTo(100), { max: 100 })) },
  answer: payload<Readonly<Record<string, string>>>('groups by the names of their experiments'),
} as const;

/** Returns the experiment groups of the caller. */
export const EXPERIMENT_CALLS = {
  readGroups: resource({
    ...COMMON,
    name: 'ExperimentsResource',
    action: 'get',
    endpointName: 'experiments_get',
  }),
  readGroupsAtTheirAddress: direct({
    ...COMMON,
    path: '/v3/experiments/',
    verbs: ['GET'],
    endpointName: 'v3_experiments_get',
  }),
};
