import type { Answered } from '../../../../../wire/calls/contract.ts';
import { PEOPLE_LIST_CALLS } from '../../../../../wire/calls/people/people-list.ts';
import type { ListPeopleOutcome, PeopleList } from '../../../../application/follows/list-people.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { implementCalls, type Answer, type Call, type CallAnswer } from '../../core/call/define-call.ts';
import { boardToWire } from '../../serialize/board-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import { userToWire } from '../../serialize/user-to-wire.ts';
import type { CallDeps } from '../call-deps.ts';
import { pageOrFailure } from '../refusals.ts';
import { personOrSelf } from './person-parameter.ts';

/** Lists of followers, of followed people and boards, and of blocked people. */
export function peopleListCalls(deps: CallDeps): readonly Call[] {
  const people = async (context: CallContext, list: PeopleList, missing: MissingOwner) =>
    peopleAnswer(await readPage(deps, context, list), context, deps, missing);
  return implementCalls(PEOPLE_LIST_CALLS, {
    followers: (context, options) =>
      people(context, { kind: 'followers', of: personOrSelf(options, context) }, 'user_not_found'),
    following: (context, options) =>
      people(context, { kind: 'following', of: personOrSelf(options, context) }, 'user_not_found'),
    boardFollowers: (context, { board_id }) =>
      people(context, { kind: 'board_followers', boardId: board_id }, 'board_not_found'),
    blocked: (context) => people(context, { kind: 'blocked', by: context.viewerId }, 'user_not_found'),
    followedBoards: followedBoards(deps),
  });
}

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
): CallAnswer<Answered<typeof PEOPLE_LIST_CALLS.followers>> {
  const page = pageOrFailure(outcome, missing);
  const serialization = serializationContext(context, writing);
  return { data: page.people.map((profile) => userToWire(profile, serialization)), next: page.next };
}

function followedBoards({
  listFollowedBoards,
  writing,
}: CallDeps): Answer<typeof PEOPLE_LIST_CALLS.followedBoards> {
  return async (context, options) => {
    const { position, size } = context.page;
    const outcome = await listFollowedBoards.run({
      of: personOrSelf(options, context),
      viewerId: context.viewerId,
      position,
      limit: size,
    });
    const page = pageOrFailure(outcome, 'user_not_found');
    const serialization = serializationContext(context, writing);
    return { data: page.boards.map((board) => boardToWire(board, serialization)), next: page.next };
  };
}
