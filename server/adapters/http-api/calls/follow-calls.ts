import type { BoardId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { FollowBoardOutcome } from '../../../application/follows/follow-board.ts';
import type { FollowUserOutcome } from '../../../application/follows/follow-user.ts';
import type { CallContext } from '../core/call-context.ts';
import { CallFailure, invalidParameter } from '../core/call-failure.ts';
import { defineDirectCall, defineResourceCall, OK, type Call } from '../core/define-call.ts';
import { id } from '../../../../wire/params/kinds.ts';
import { required } from '../../../../wire/params/presence.ts';
import type { SignedInViewer } from '../core/viewer.ts';
import { boardShortToWire } from '../serialize/board-to-wire.ts';
import { sceneOf } from '../serialize/scene.ts';
import { userShortToWire } from '../serialize/user-to-wire.ts';
import type { CallDeps } from './call-deps.ts';
import { tooManyFollows } from './refusals.ts';

/** Following people and boards, and shutting people out. */
export function followCalls(deps: CallDeps): readonly Call[] {
  return [...boardFollowCalls(deps), ...userFollowCalls(deps), ...blockCalls(deps)];
}

const BOARD = { board_id: required(id<BoardId>()) };
const USER = { user_id: required(id<UserId>()) };
const BLOCKED = { blocked_user_id: required(id<UserId>()) };

type SignedIn = CallContext<SignedInViewer>;

function boardFollowCalls({ followBoard, unfollowBoard, writing }: CallDeps): readonly Call[] {
  const follow = async (context: SignedIn, options: { readonly board_id: BoardId }) => {
    const board = followedBoard(await followBoard.run(context.viewerId, options.board_id));
    return { data: boardShortToWire(board, sceneOf(context, writing)) };
  };
  const unfollow = async (context: SignedIn, options: { readonly board_id: BoardId }) => {
    const board = followedBoard(await unfollowBoard.run(context.viewerId, options.board_id));
    return { data: boardShortToWire(board, sceneOf(context, writing)) };
  };
  const path = '/v3/boards/{board_id}/follow/';
  const name = 'BoardFollowResource';
  const common = { who: 'S', bucket: 'follows', params: BOARD } as const;
  return [
    defineDirectCall({
      ...common,
      path,
      verbs: ['PUT', 'POST'],
      endpointName: 'v3_boards_follow_put',
      run: follow,
    }),
    defineDirectCall({
      ...common,
      path,
      verbs: ['DELETE'],
      endpointName: 'v3_boards_follow_delete',
      run: unfollow,
    }),
    defineResourceCall({
      ...common,
      name,
      action: 'create',
      endpointName: 'board_follow_create',
      run: follow,
    }),
    defineResourceCall({
      ...common,
      name,
      action: 'delete',
      endpointName: 'board_follow_delete',
      run: unfollow,
    }),
  ];
}

function userFollowCalls({ followUser, unfollowUser, writing }: CallDeps): readonly Call[] {
  const name = 'UserFollowResource';
  const common = { name, who: 'S', bucket: 'follows', params: USER } as const;
  return [
    defineResourceCall({
      ...common,
      action: 'create',
      endpointName: 'user_follow_create',
      async run(context, { user_id }) {
        const person = followedPerson(await followUser.run(context.viewerId, user_id));
        return { data: userShortToWire(person, sceneOf(context, writing)) };
      },
    }),
    defineResourceCall({
      ...common,
      action: 'delete',
      endpointName: 'user_follow_delete',
      async run(context, { user_id }) {
        const person = followedPerson(await unfollowUser.run(context.viewerId, user_id));
        return { data: userShortToWire(person, sceneOf(context, writing)) };
      },
    }),
  ];
}

function blockCalls({ blockUser, unblockUser }: CallDeps): readonly Call[] {
  const name = 'UserBlockResource';
  return [
    defineResourceCall({
      name,
      action: 'create',
      endpointName: 'user_block_create',
      who: 'S',
      params: BLOCKED,
      async run({ viewerId }, { blocked_user_id }) {
        const { kind } = await blockUser.run(viewerId, blocked_user_id);
        if (kind === 'not_found') throw new CallFailure('user_not_found');
        if (kind === 'oneself') throw invalidParameter('blocked_user_id', 'not_allowed');
        return { data: OK };
      },
    }),
    defineResourceCall({
      name,
      action: 'delete',
      endpointName: 'user_block_delete',
      who: 'S',
      params: BLOCKED,
      async run({ viewerId }, { blocked_user_id }) {
        const { kind } = await unblockUser.run(viewerId, blocked_user_id);
        if (kind === 'not_found') throw new CallFailure('user_not_found');
        return { data: OK };
      },
    }),
  ];
}

function followedBoard(outcome: FollowBoardOutcome) {
  switch (outcome.kind) {
    case 'done':
      return outcome.board;
    case 'not_found':
      throw new CallFailure('board_not_found');
    case 'blocked':
      throw new CallFailure('forbidden');
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
      throw new CallFailure('forbidden');
    case 'too_many':
      throw tooManyFollows();
  }
}
