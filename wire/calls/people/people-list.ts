import type { BoardId } from '../../../src/domain/ids/ids.ts';
import { LONG_PAGE_SIZE_DEFAULT } from '../../../src/domain/limits/count-limits.ts';
import type { WireBoard } from '../../board.ts';
import { id } from '../../params/kinds.ts';
import { required } from '../../params/presence.ts';
import type { WireUser } from '../../user.ts';
import { PERSON_PARAMS } from '../common-params.ts';
import { payload, resource } from '../declare.ts';

const LONG_LIST = { pageSize: LONG_PAGE_SIZE_DEFAULT };
const PEOPLE = payload<readonly WireUser[]>('people');

const OF_PERSON = {
  who: 'A',
  list: LONG_LIST,
  params: PERSON_PARAMS,
  errors: ['authentication_required', 'user_not_found', 'invalid_bookmark'],
} as const;

/** Lists of followers, of followed people and boards, and of blocked people. */
export const PEOPLE_LIST_CALLS = {
  followers: resource({
    ...OF_PERSON,
    name: 'UserFollowersResource',
    action: 'get',
    endpointName: 'user_followers_get',
    says: 'Lists who follows a person, oneself where nobody is named.',
    answer: PEOPLE,
  }),
  following: resource({
    ...OF_PERSON,
    name: 'UserFollowingResource',
    action: 'get',
    endpointName: 'user_following_get',
    says: 'Lists the people whom a person follows, oneself where nobody is named.',
    answer: PEOPLE,
  }),
  boardFollowers: resource({
    name: 'BoardFollowersResource',
    action: 'get',
    endpointName: 'board_followers_get',
    says: 'Lists who follows a board.',
    who: 'A',
    list: LONG_LIST,
    params: { board_id: required(id<BoardId>()) },
    answer: PEOPLE,
    errors: ['board_not_found', 'invalid_bookmark'],
  }),
  blocked: resource({
    name: 'BlockedUsersResource',
    action: 'get',
    endpointName: 'blocked_users_get',
    says: 'Lists the people whom one has blocked.',
    who: 'S',
    list: LONG_LIST,
    params: {},
    answer: PEOPLE,
    errors: ['invalid_bookmark'],
  }),
  followedBoards: resource({
    ...OF_PERSON,
    name: 'BoardFollowingResource',
    action: 'get',
    endpointName: 'board_following_get',
    says: 'Lists the boards that a person follows, oneself where nobody is named.',
    answer: payload<readonly WireBoard[]>('boards'),
  }),
};
