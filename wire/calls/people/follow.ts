import type { BoardId, UserId } from '../../../src/domain/ids/ids.ts';
import type { WireBoardShort } from '../../board.ts';
import { id } from '../../params/kinds.ts';
import { required } from '../../params/presence.ts';
import type { WireUserShort } from '../../user.ts';
import { direct, OK_PAYLOAD, payload, resource } from '../declare.ts';

const FOLLOWING = {
  who: 'S',
  bucket: 'follows',
  changes: ['people', 'boards', 'counts'],
} as const;

const OF_BOARD = {
  ...FOLLOWING,
  params: { board_id: required(id<BoardId>()) },
  answer: payload<WireBoardShort>('the board in its short form'),
  errors: ['board_not_found', 'forbidden', 'limit_reached'],
} as const;

const OF_PERSON = {
  ...FOLLOWING,
  name: 'UserFollowResource',
  params: { user_id: required(id<UserId>()) },
  answer: payload<WireUserShort>('the person in the short form'),
  errors: ['user_not_found', 'forbidden', 'limit_reached'],
} as const;

const SHUT_OUT = {
  name: 'UserBlockResource',
  who: 'S',
  params: { blocked_user_id: required(id<UserId>()) },
  answer: OK_PAYLOAD,
  errors: ['user_not_found', 'invalid_parameter'],
  changes: ['pins', 'boards', 'people', 'counts'],
} as const;

/** Calls to follow people and boards, and to block people. */
export const FOLLOW_CALLS = {
  followBoardAtItsAddress: direct({
    ...OF_BOARD,
    path: '/v3/boards/{board_id}/follow/',
    verbs: ['PUT', 'POST'],
    endpointName: 'v3_boards_follow_put',
    says: 'Follows a board.',
  }),
  unfollowBoardAtItsAddress: direct({
    ...OF_BOARD,
    path: '/v3/boards/{board_id}/follow/',
    verbs: ['DELETE'],
    endpointName: 'v3_boards_follow_delete',
    says: 'Follows a board no longer.',
  }),
  followBoard: resource({
    ...OF_BOARD,
    name: 'BoardFollowResource',
    action: 'create',
    endpointName: 'board_follow_create',
    says: 'Follows a board.',
  }),
  unfollowBoard: resource({
    ...OF_BOARD,
    name: 'BoardFollowResource',
    action: 'delete',
    endpointName: 'board_follow_delete',
    says: 'Follows a board no longer.',
  }),
  followPerson: resource({
    ...OF_PERSON,
    action: 'create',
    endpointName: 'user_follow_create',
    says: 'Follows a person.',
  }),
  unfollowPerson: resource({
    ...OF_PERSON,
    action: 'delete',
    endpointName: 'user_follow_delete',
    says: 'Follows a person no longer.',
  }),
  block: resource({
    ...SHUT_OUT,
    action: 'create',
    endpointName: 'user_block_create',
    says: 'Shuts a person out: neither follows the other any more, and neither sees what the other makes.',
  }),
  unblock: resource({
    ...SHUT_OUT,
    action: 'delete',
    endpointName: 'user_block_delete',
    says: 'Lets a person in again.',
  }),
};
