import {
  toBoardId,
  toTopicId,
  toUserId,
  type BoardId,
  type TopicId,
  type UserId,
} from '../../../../src/domain/ids/ids.ts';
import type { FollowPage, FollowRepository, Placed } from '../../../application/ports/people/follows.ts';
import type { ViewerId } from '../../../application/ports/pins/views.ts';
import {
  boardFollowersQuery,
  followedBoardsQuery,
  followedPeopleQuery,
  followedTopicsQuery,
  followersQuery,
} from './internal/follow-lists-query.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import { placeArguments } from './place-arguments.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** Each method is one statement, unless it says otherwise. */
export class SqlFollowRepository implements FollowRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async followersOf(userId: UserId, page: FollowPage): Promise<readonly Placed<UserId>[]> {
    const { db, prepared } = this.#context;
    const args = placeArguments(userId, null, page);
    return people(await prepared.rows(db, 'followers', args, (args) => followersQuery(db, args)));
  }

  async followedBy(userId: UserId, page: FollowPage): Promise<readonly Placed<UserId>[]> {
    const { db, prepared } = this.#context;
    const args = placeArguments(userId, null, page);
    return people(await prepared.rows(db, 'followed people', args, (args) => followedPeopleQuery(db, args)));
  }

  async followersOfBoard(boardId: BoardId, page: FollowPage): Promise<readonly Placed<UserId>[]> {
    const { db, prepared } = this.#context;
    const args = placeArguments(boardId, null, page);
    return people(await prepared.rows(db, 'board followers', args, (args) => boardFollowersQuery(db, args)));
  }

  async boardsFollowedBy(
    userId: UserId,
    viewer: ViewerId,
    page: FollowPage,
  ): Promise<readonly Placed<BoardId>[]> {
    const { db, prepared } = this.#context;
    const own = userId === viewer;
    const args = placeArguments(userId, viewer, page);
    const rows = await prepared.rows(db, `followed boards ${own}`, args, (args) =>
      followedBoardsQuery(db, args, own),
    );
    return rows.map(({ id, time }) => ({ id: toBoardId(String(id)), time }));
  }

  async topicsFollowedBy(userId: UserId, page: FollowPage): Promise<readonly Placed<TopicId>[]> {
    const { db, prepared } = this.#context;
    const args = placeArguments(userId, null, page);
    const rows = await prepared.rows(db, 'followed topics', args, (args) => followedTopicsQuery(db, args));
    return rows.map(({ id, time }) => ({ id: toTopicId(String(id)), time }));
  }

  async countOf(followerId: UserId): Promise<number> {
    const { db, prepared } = this.#context;
    const [counted] = await prepared.rows(db, 'follow count', { user: keyOf(followerId) }, ({ user }) =>
      db.selectNoFrom((eb) => [
        eb
          .selectFrom('user_follows')
          .select((count) => count.fn.countAll<number>().as('count'))
          .where('user_follows.follower_id', '=', user)
          .as('people'),
        eb
          .selectFrom('board_follows')
          .select((count) => count.fn.countAll<number>().as('count'))
          .where('board_follows.follower_id', '=', user)
          .as('boards'),
        eb
          .selectFrom('interest_follows')
          .select((count) => count.fn.countAll<number>().as('count'))
          .where('interest_follows.follower_id', '=', user)
          .as('topics'),
      ]),
    );
    return (counted?.people ?? 0) + (counted?.boards ?? 0) + (counted?.topics ?? 0);
  }

  async followUser(followerId: UserId, followedId: UserId, time: number): Promise<void> {
    await this.#context.db
      .insertInto('user_follows')
      .values({
        follower_id: storableKey(followerId),
        followed_id: storableKey(followedId),
        created_at: time,
      })
      .onConflict((conflict) => conflict.columns(['follower_id', 'followed_id']).doNothing())
      .execute();
  }

  async unfollowUser(followerId: UserId, followedId: UserId): Promise<void> {
    await this.#context.db
      .deleteFrom('user_follows')
      .where('follower_id', '=', keyOf(followerId))
      .where('followed_id', '=', keyOf(followedId))
      .execute();
  }

  /** Two statements: the row and the count. */
  async followBoard(followerId: UserId, boardId: BoardId, time: number): Promise<void> {
    const { numInsertedOrUpdatedRows } = await this.#context.db
      .insertInto('board_follows')
      .values({ follower_id: storableKey(followerId), board_id: storableKey(boardId), created_at: time })
      .onConflict((conflict) => conflict.columns(['follower_id', 'board_id']).doNothing())
      .executeTakeFirstOrThrow();
    await this.#count('boards', boardId, Number(numInsertedOrUpdatedRows));
  }

  /** Two statements: the row and the count. */
  async unfollowBoard(followerId: UserId, boardId: BoardId): Promise<void> {
    const { numDeletedRows } = await this.#context.db
      .deleteFrom('board_follows')
      .where('follower_id', '=', keyOf(followerId))
      .where('board_id', '=', keyOf(boardId))
      .executeTakeFirstOrThrow();
    await this.#count('boards', boardId, -Number(numDeletedRows));
  }

  /** Two statements: the row and the count. */
  async followTopic(followerId: UserId, topicId: TopicId, time: number): Promise<void> {
    const { numInsertedOrUpdatedRows } = await this.#context.db
      .insertInto('interest_follows')
      .values({ follower_id: storableKey(followerId), interest_id: storableKey(topicId), created_at: time })
      .onConflict((conflict) => conflict.columns(['follower_id', 'interest_id']).doNothing())
      .executeTakeFirstOrThrow();
    await this.#count('interests', topicId, Number(numInsertedOrUpdatedRows));
  }

  /** Two statements: the row and the count. */
  async unfollowTopic(followerId: UserId, topicId: TopicId): Promise<void> {
    const { numDeletedRows } = await this.#context.db
      .deleteFrom('interest_follows')
      .where('follower_id', '=', keyOf(followerId))
      .where('interest_id', '=', keyOf(topicId))
      .executeTakeFirstOrThrow();
    await this.#count('interests', topicId, -Number(numDeletedRows));
  }

  /** Three statements. */
  async unfollowAllOf(followerId: UserId, ownerId: UserId): Promise<void> {
    const [follower, owner] = [keyOf(followerId), keyOf(ownerId)];
    await this.unfollowUser(followerId, ownerId);
    await this.#context.db
      .updateTable('boards')
      .set((eb) => ({ follower_count: eb('follower_count', '-', 1) }))
      .where('owner_id', '=', owner)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('board_follows')
          .select('board_follows.board_id')
          .where('board_follows.follower_id', '=', follower),
      )
      .execute();
    await this.#context.db
      .deleteFrom('board_follows')
      .where('follower_id', '=', follower)
      .where('board_id', 'in', (eb) =>
        eb.selectFrom('boards').select('boards.id').where('boards.owner_id', '=', owner),
      )
      .execute();
  }

  async #count(table: 'boards' | 'interests', id: BoardId | TopicId, change: number): Promise<void> {
    if (change === 0) return;
    await this.#context.db
      .updateTable(table)
      .set((eb) => ({ follower_count: eb('follower_count', '+', change) }))
      .where('id', '=', keyOf(id))
      .execute();
  }
}

function people(rows: readonly { readonly id: number; readonly time: number }[]): readonly Placed<UserId>[] {
  return rows.map(({ id, time }) => ({ id: toUserId(String(id)), time }));
}
