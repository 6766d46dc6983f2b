import type { BoardId } from '../../../../src/domain/ids/ids.ts';
import { LONG_PAGE_SIZE_DEFAULT } from '../../../../src/domain/limits/count-limits.ts';
import type { ListPeopleOutcome, PeopleList } from '../../../application/follows/list-people.ts';
import type { CallContext } from '../core/call-context.ts';
import { CallFailure } from '../core/call-failure.ts';
import { defineResourceCall, type Call, type CallAnswer } from '../core/define-call.ts';
import { id } from '../../../../wire/params/kinds.ts';
import { required } from '../../../../wire/params/presence.ts';
import { boardToWire } from '../serialize/board-to-wire.ts';
import { sceneOf } from '../serialize/scene.ts';
import { userToWire } from '../serialize/user-to-wire.ts';
import type { CallDeps } from './call-deps.ts';
import { PERSON_PARAMS } from '../../../../wire/calls/common-params.ts';
import { personOrSelf } from './named-person.ts';

/** Lists of followers, of what somebody follows, and of the people whom somebody has blocked. */
export function peopleListCalls(deps: CallDeps): readonly Call[] {
  const people = async (context: CallContext, list: PeopleList, missing: MissingOwner) =>
    peopleAnswer(await readPage(deps, context, list), context, deps, missing);
  return [
    defineResourceCall({
      name: 'UserFollowersResource',
      action: 'get',
      endpointName: 'user_followers_get',
      who: 'A',
      list: LONG_LIST,
      params: PERSON_PARAMS,
      run: (context, options) =>
        people(context, { kind: 'followers', of: personOrSelf(options, context) }, 'user_not_found'),
    }),
    defineResourceCall({
      name: 'UserFollowingResource',
      action: 'get',
      endpointName: 'user_following_get',
      who: 'A',
      list: LONG_LIST,
      params: PERSON_PARAMS,
      run: (context, options) =>
        people(context, { kind: 'following', of: personOrSelf(options, context) }, 'user_not_found'),
    }),
    defineResourceCall({
      name: 'BoardFollowersResource',
      action: 'get',
      endpointName: 'board_followers_get',
      who: 'A',
      list: LONG_LIST,
      params: { board_id: required(id<BoardId>()) },
      run: (context, { board_id }) =>
        people(context, { kind: 'board_followers', boardId: board_id }, 'board_not_found'),
    }),
    defineResourceCall({
      name: 'BlockedUsersResource',
      action: 'get',
      endpointName: 'blocked_users_get',
      who: 'S',
      list: LONG_LIST,
      params: {},
      run: (context) => people(context, { kind: 'blocked', by: context.viewerId }, 'user_not_found'),
    }),
    followedBoards(deps),
  ];
}

const LONG_LIST = { pageSize: LONG_PAGE_SIZE_DEFAULT };

type MissingOwner = 'user_not_found' | 'board_not_found';

function readPage({ listPeople }: CallDeps, context: CallContext, list: PeopleList) {
  const { position, size } = context.page;
  return listPeople.run({ list, viewerId: context.viewerId, position, limit: size });
}

function peopleAnswer(
  outcome: ListPeopleOutcome,
  context: CallContext,
  { writing }: CallDeps,
  missing: MissingOwner,
): CallAnswer {
  if (outcome.kind === 'not_found') throw new CallFailure(missing);
  if (outcome.kind === 'bad_position') throw new CallFailure('invalid_bookmark');
  const scene = sceneOf(context, writing);
  return { data: outcome.people.map((profile) => userToWire(profile, scene)), next: outcome.next };
}

function followedBoards({ listFollowedBoards, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardFollowingResource',
    action: 'get',
    endpointName: 'board_following_get',
    who: 'A',
    list: LONG_LIST,
    params: PERSON_PARAMS,
    async run(context, options) {
      const { position, size } = context.page;
      const outcome = await listFollowedBoards.run({
        of: personOrSelf(options, context),
        viewerId: context.viewerId,
        position,
        limit: size,
      });
      if (outcome.kind === 'not_found') throw new CallFailure('user_not_found');
      if (outcome.kind === 'bad_position') throw new CallFailure('invalid_bookmark');
      const scene = sceneOf(context, writing);
      return { data: outcome.boards.map((board) => boardToWire(board, scene)), next: outcome.next };
    },
  });
}
