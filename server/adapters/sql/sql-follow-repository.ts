import type { BoardId, UserId } from '../../../src/domain/ids/ids.ts';
import type { FollowRepository } from '../../application/ports/store.ts';
import { keyOf, storableKey } from './keys.ts';
import type { SqlContext } from './prepared-queries.ts';

/** Following people is one statement, following boards two: theirs is counted. */
export class SqlFollowRepository implements FollowRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
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

  async followBoard(followerId: UserId, boardId: BoardId, time: number): Promise<void> {
    const { numInsertedOrUpdatedRows } = await this.#context.db
      .insertInto('board_follows')
      .values({ follower_id: storableKey(followerId), board_id: storableKey(boardId), created_at: time })
      .onConflict((conflict) => conflict.columns(['follower_id', 'board_id']).doNothing())
      .executeTakeFirstOrThrow();
    await this.#count(boardId, Number(numInsertedOrUpdatedRows));
  }

  async unfollowBoard(followerId: UserId, boardId: BoardId): Promise<void> {
    const { numDeletedRows } = await this.#context.db
      .deleteFrom('board_follows')
      .where('follower_id', '=', keyOf(followerId))
      .where('board_id', '=', keyOf(boardId))
      .executeTakeFirstOrThrow();
    await this.#count(boardId, -Number(numDeletedRows));
  }

  async #count(boardId: BoardId, change: number): Promise<void> {
    if (change === 0) return;
    await this.#context.db
      .updateTable('boards')
      .set((eb) => ({ follower_count: eb('follower_count', '+', change) }))
      .where('id', '=', keyOf(boardId))
      .execute();
  }
}
