import {
  toBoardId,
  toPinId,
  toUserId,
  type BoardId,
  type PinId,
  type UserId,
} from '../../../../src/domain/ids/ids.ts';
import type {
  HiddenPin,
  HiddenThings,
  HideRepository,
  UnfollowedSource,
} from '../../../application/ports/people/hides.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** Each method is one statement, unless it says otherwise. */
export class SqlHideRepository implements HideRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  /** Three statements. */
  async ofUser(userId: UserId): Promise<HiddenThings> {
    const { db } = this.#context;
    const user = keyOf(userId);
    const pins = await db
      .selectFrom('pin_hides')
      .select(['pin_id', 'cause', 'created_at'])
      .where('user_id', '=', user)
      .orderBy('created_at')
      .orderBy('pin_id')
      .execute();
    const people = await db
      .selectFrom('person_hides')
      .select(['person_id', 'created_at'])
      .where('user_id', '=', user)
      .orderBy('created_at')
      .orderBy('person_id')
      .execute();
    const boards = await db
      .selectFrom('board_hides')
      .select(['board_id', 'created_at'])
      .where('user_id', '=', user)
      .orderBy('created_at')
      .orderBy('board_id')
      .execute();
    return {
      pins: pins.map((row) => ({
        pinId: toPinId(String(row.pin_id)),
        cause: row.cause,
        time: row.created_at,
      })),
      people: people.map((row) => ({ id: toUserId(String(row.person_id)), time: row.created_at })),
      boards: boards.map((row) => ({ id: toBoardId(String(row.board_id)), time: row.created_at })),
    };
  }

  async hidePin(userId: UserId, { pinId, cause, time }: HiddenPin): Promise<void> {
    await this.#context.db
      .insertInto('pin_hides')
      .values({ user_id: storableKey(userId), pin_id: storableKey(pinId), cause, created_at: time })
      .onConflict((conflict) => conflict.columns(['user_id', 'pin_id']).doNothing())
      .execute();
  }

  async showPin(userId: UserId, pinId: PinId): Promise<void> {
    await this.#context.db
      .deleteFrom('pin_hides')
      .where('user_id', '=', keyOf(userId))
      .where('pin_id', '=', keyOf(pinId))
      .execute();
  }

  async hidePerson(userId: UserId, personId: UserId, time: number): Promise<void> {
    await this.#context.db
      .insertInto('person_hides')
      .values({ user_id: storableKey(userId), person_id: storableKey(personId), created_at: time })
      .onConflict((conflict) => conflict.columns(['user_id', 'person_id']).doNothing())
      .execute();
  }

  async showPerson(userId: UserId, personId: UserId): Promise<void> {
    await this.#context.db
      .deleteFrom('person_hides')
      .where('user_id', '=', keyOf(userId))
      .where('person_id', '=', keyOf(personId))
      .execute();
  }

  async hideBoard(userId: UserId, boardId: BoardId, time: number): Promise<void> {
    await this.#context.db
      .insertInto('board_hides')
      .values({ user_id: storableKey(userId), board_id: storableKey(boardId), created_at: time })
      .onConflict((conflict) => conflict.columns(['user_id', 'board_id']).doNothing())
      .execute();
  }

  async showBoard(userId: UserId, boardId: BoardId): Promise<void> {
    await this.#context.db
      .deleteFrom('board_hides')
      .where('user_id', '=', keyOf(userId))
      .where('board_id', '=', keyOf(boardId))
      .execute();
  }

  async noteUnfollow(userId: UserId, pinId: PinId, source: UnfollowedSource, time: number): Promise<void> {
    await this.#context.db
      .insertInto('feedback_unfollows')
      .values({ user_id: storableKey(userId), pin_id: storableKey(pinId), source, created_at: time })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'pin_id']).doUpdateSet({ source, created_at: time }),
      )
      .execute();
  }

  async takeUnfollow(userId: UserId, pinId: PinId): Promise<UnfollowedSource | undefined> {
    const row = await this.#context.db
      .deleteFrom('feedback_unfollows')
      .where('user_id', '=', keyOf(userId))
      .where('pin_id', '=', keyOf(pinId))
      .returning('source')
      .executeTakeFirst();
    return row?.source;
  }
}
