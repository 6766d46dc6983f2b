import { FOLLOW_CALLS } from '../../../../../wire/calls/people/follow.ts';
import type { FollowBoardOutcome } from '../../../../application/follows/follow-board.ts';
import type { FollowUserOutcome } from '../../../../application/follows/follow-user.ts';
import { CallFailure, invalidParameter } from '../../core/call/call-failure.ts';
import { implementCalls, OK, type Answer, type Call } from '../../core/call/define-call.ts';
import { boardShortToWire } from '../../serialize/board-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import { userShortToWire } from '../../serialize/user-to-wire.ts';
import type { CallDeps } from '../call-deps.ts';
import { tooManyFollows } from '../refusals.ts';
import { callMessages } from '../messages.en.ts';

/** Calls to follow people and boards, and to block people. */
export function followCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(FOLLOW_CALLS, {
    followBoardAtItsAddress: followBoard(deps.followBoard, deps),
    unfollowBoardAtItsAddress: followBoard(deps.unfollowBoard, deps),
    followBoard: followBoard(deps.followBoard, deps),
    unfollowBoard: followBoard(deps.unfollowBoard, deps),
    followPerson: followPerson(deps.followUser, deps),
    unfollowPerson: followPerson(deps.unfollowUser, deps),
    block: block(deps),
    unblock: unblock(deps),
  });
}

function followBoard(
  following: CallDeps['followBoard' | 'unfollowBoard'],
  { writing }: CallDeps,
): Answer<typeof FOLLOW_CALLS.followBoard> {
  return async (context, { board_id }) => {
    const board = followedBoard(await following.run(context.viewerId, board_id));
    return { data: boardShortToWire(board, serializationContext(context, writing)) };
  };
}

function followPerson(
  following: CallDeps['followUser' | 'unfollowUser'],
  { writing }: CallDeps,
): Answer<typeof FOLLOW_CALLS.followPerson> {
  return async (context, { user_id }) => {
    const person = followedPerson(await following.run(context.viewerId, user_id));
    return { data: userShortToWire(person, serializationContext(context, writing)) };
  };
}

function block({ blockUser }: CallDeps): Answer<typeof FOLLOW_CALLS.block> {
  return async ({ viewerId }, { blocked_user_id }) => {
    const { kind } = await blockUser.run(viewerId, blocked_user_id);
    if (kind === 'not_found') throw new CallFailure('user_not_found');
    if (kind === 'oneself') throw invalidParameter('blocked_user_id', 'not_allowed');
    return { data: OK };
  };
}

function unblock({ unblockUser }: CallDeps): Answer<typeof FOLLOW_CALLS.unblock> {
  return async ({ viewerId }, { blocked_user_id }) => {
    const { kind } = await unblockUser.run(viewerId, blocked_user_id);
    if (kind === 'not_found') throw new CallFailure('user_not_found');
    return { data: OK };
  };
}

function followedBoard(outcome: FollowBoardOutcome) {
  switch (outcome.kind) {
    case 'done':
      return outcome.board;
    case 'not_found':
      throw new CallFailure('board_not_found');
    case 'blocked':
      throw blockedFollow(outcome.byActor);
    case 'too_many':
      throw tooManyFollows();
  }
}

function followedPerson(outcome: FollowUserOutcome) {
  switch (outcome.kind) {
    case 'done':
      return outcome.person;
    case 'not_found':
      throw new CallFailure('user_not_found');
    case 'blocked':
      throw blockedFollow(outcome.byActor);
    case 'too_many':
      throw tooManyFollows();
  }
}

/** Who was blocked does not learn it. */
function blockedFollow(byViewer: boolean): CallFailure {
  return new CallFailure('forbidden', {
    message: byViewer ? callMessages.followBlocked : callMessages.followRefused,
  });
}
