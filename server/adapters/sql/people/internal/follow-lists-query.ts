import { type ExpressionBuilder, type Kysely } from 'kysely';
import { activeOwner, sharedBoard } from '../../reading/board-visibility.ts';
import type { Tables } from '../../schema/tables.ts';

export type FollowListArguments = {
  /** The user or board of the list. */
  readonly of: number;
  readonly viewer: number;
  /** Only items after this cursor. */
  readonly time: number;
  readonly id: number;
  readonly limit: number;
};

/** Each list is read from an index in the order of the result. */
export function followersQuery(db: Kysely<Tables>, { of, time, id, limit }: FollowListArguments) {
  return db
    .selectFrom('user_follows as follows')
    .innerJoin('users', 'users.id', 'follows.follower_id')
    .select(['follows.follower_id as id', 'follows.created_at as time'])
    .where('follows.followed_id', '=', of)
    .where('users.state', '!=', 'deactivated')
    .where((eb) => eb(eb.refTuple('follows.created_at', 'follows.follower_id'), '<', eb.tuple(time, id)))
    .orderBy('follows.created_at', 'desc')
    .orderBy('follows.follower_id', 'desc')
    .limit(limit);
}

export function followedPeopleQuery(db: Kysely<Tables>, { of, time, id, limit }: FollowListArguments) {
  return db
    .selectFrom('user_follows as follows')
    .innerJoin('users', 'users.id', 'follows.followed_id')
    .select(['follows.followed_id as id', 'follows.created_at as time'])
    .where('follows.follower_id', '=', of)
    .where('users.state', '!=', 'deactivated')
    .where((eb) => eb(eb.refTuple('follows.created_at', 'follows.followed_id'), '<', eb.tuple(time, id)))
    .orderBy('follows.created_at', 'desc')
    .orderBy('follows.followed_id', 'desc')
    .limit(limit);
}

export function boardFollowersQuery(db: Kysely<Tables>, { of, time, id, limit }: FollowListArguments) {
  return db
    .selectFrom('board_follows as follows')
    .innerJoin('users', 'users.id', 'follows.follower_id')
    .select(['follows.follower_id as id', 'follows.created_at as time'])
    .where('follows.board_id', '=', of)
    .where('users.state', '!=', 'deactivated')
    .where((eb) => eb(eb.refTuple('follows.created_at', 'follows.follower_id'), '<', eb.tuple(time, id)))
    .orderBy('follows.created_at', 'desc')
    .orderBy('follows.follower_id', 'desc')
    .limit(limit);
}

/** `own`: the viewer is the follower. */
export function followedBoardsQuery(db: Kysely<Tables>, args: FollowListArguments, own: boolean) {
  const { of, viewer, time, id, limit } = args;
  const found = (eb: ExpressionBuilder<Tables, 'boards'>) =>
    eb.or([
      eb('boards.owner_id', '=', viewer),
      sharedBoard(viewer),
      own
        ? eb('boards.privacy', '!=', 'secret')
        : eb.and([eb('boards.privacy', '=', 'public'), eb('boards.is_archived', '=', 0)]),
    ]);
  return db
    .selectFrom('board_follows as follows')
    .innerJoin('boards', 'boards.id', 'follows.board_id')
    .select(['follows.board_id as id', 'follows.created_at as time'])
    .where('follows.follower_id', '=', of)
    .where(activeOwner())
    .where((eb) => found(eb as unknown as ExpressionBuilder<Tables, 'boards'>))
    .where((eb) => eb(eb.refTuple('follows.created_at', 'follows.board_id'), '<', eb.tuple(time, id)))
    .orderBy('follows.created_at', 'desc')
    .orderBy('follows.board_id', 'desc')
    .limit(limit);
}

export function followedTopicsQuery(db: Kysely<Tables>, { of, time, id, limit }: FollowListArguments) {
  return db
    .selectFrom('interest_follows as follows')
    .select(['follows.interest_id as id', 'follows.created_at as time'])
    .where('follows.follower_id', '=', of)
    .where((eb) => eb(eb.refTuple('follows.created_at', 'follows.interest_id'), '<', eb.tuple(time, id)))
    .orderBy('follows.created_at', 'desc')
    .orderBy('follows.interest_id', 'desc')
    .limit(limit);
}

export function blockedPeopleQuery(db: Kysely<Tables>, { of, time, id, limit }: FollowListArguments) {
  return db
    .selectFrom('user_blocks as blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .select(['blocks.blocked_id as id', 'blocks.created_at as time'])
    .where('blocks.blocker_id', '=', of)
    .where('users.state', '!=', 'deactivated')
    .where((eb) => eb(eb.refTuple('blocks.created_at', 'blocks.blocked_id'), '<', eb.tuple(time, id)))
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocks.blocked_id', 'desc')
    .limit(limit);
}
