import { toPinId, type PinId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { FavoriteRepository } from '../../../application/ports/pins/favorites.ts';
import type { RankedPin } from '../../../application/ports/pins/feeds.ts';
import { readableBoard } from '../reading/board-visibility.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

export class SqlFavoriteRepository implements FavoriteRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  /** One statement. */
  async ofUser(
    userId: UserId,
    { createdOnly, after, limit }: Parameters<FavoriteRepository['ofUser']>[1],
  ): Promise<readonly RankedPin[]> {
    const { db, prepared } = this.#context;
    const args = {
      user: keyOf(userId),
      time: after?.rank ?? Number.MAX_SAFE_INTEGER,
      id: after === null ? Number.MAX_SAFE_INTEGER : keyOf(after.id),
      limit,
    };
    const rows = await prepared.rows(db, `favorites ${createdOnly}`, args, ({ user, time, id, limit }) =>
      db
        .selectFrom('pin_favorites')
        .innerJoin('pins', 'pins.id', 'pin_favorites.pin_id')
        .innerJoin('boards', 'boards.id', 'pins.board_id')
        .select(['pin_favorites.pin_id as id', 'pin_favorites.created_at as rank'])
        .where('pin_favorites.user_id', '=', user)
        .where((eb) =>
          eb(eb.refTuple('pin_favorites.created_at', 'pin_favorites.pin_id'), '<', eb.tuple(time, id)),
        )
        .where('pins.shown', '=', 1)
        .where(readableBoard(user))
        .$if(createdOnly, (pins) =>
          pins.where('pins.pinner_id', '=', user).where('pins.original_pin_id', 'is', null),
        )
        .orderBy('pin_favorites.created_at', 'desc')
        .orderBy('pin_favorites.pin_id', 'desc')
        .limit(limit),
    );
    return rows.map(({ id, rank }) => ({ id: toPinId(String(id)), rank }));
  }

  /** Two statements. */
  async add(userId: UserId, pinId: PinId, time: number): Promise<void> {
    const { numInsertedOrUpdatedRows } = await this.#context.db
      .insertInto('pin_favorites')
      .values({ user_id: storableKey(userId), pin_id: storableKey(pinId), created_at: time })
      .onConflict((conflict) => conflict.columns(['user_id', 'pin_id']).doNothing())
      .executeTakeFirstOrThrow();
    await this.#count(pinId, Number(numInsertedOrUpdatedRows));
  }

  /** Two statements. */
  async remove(userId: UserId, pinId: PinId): Promise<void> {
    const { numDeletedRows } = await this.#context.db
      .deleteFrom('pin_favorites')
      .where('user_id', '=', keyOf(userId))
      .where('pin_id', '=', keyOf(pinId))
      .executeTakeFirstOrThrow();
    await this.#count(pinId, -Number(numDeletedRows));
  }

  async #count(pinId: PinId, change: number): Promise<void> {
    if (change === 0) return;
    await this.#context.db
      .updateTable('pins')
      .set((eb) => ({ favorite_count: eb('favorite_count', '+', change) }))
      .where('id', '=', keyOf(pinId))
      .execute();
  }
}
