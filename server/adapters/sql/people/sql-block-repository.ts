import { toUserId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { BlockRepository, FollowPage, Placed } from '../../../application/ports/people/follows.ts';
import { blockedPeopleQuery } from './internal/follow-lists-query.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import { placeArguments } from './place-arguments.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** Each method is one statement. */
export class SqlBlockRepository implements BlockRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async between(userId: UserId, otherId: UserId): Promise<{ blocked: boolean; blockedBy: boolean }> {
    const { db, prepared } = this.#context;
    const people = { user: keyOf(userId), other: keyOf(otherId) };
    const rows = await prepared.rows(db, 'blocks between', people, ({ user, other }) =>
      db
        .selectFrom('user_blocks')
        .select('blocker_id')
        .where((eb) =>
          eb.or([
            eb.and([eb('blocker_id', '=', user), eb('blocked_id', '=', other)]),
            eb.and([eb('blocker_id', '=', other), eb('blocked_id', '=', user)]),
          ]),
        ),
    );
    const blockers = new Set(rows.map(({ blocker_id }) => blocker_id));
    return { blocked: blockers.has(people.user), blockedBy: blockers.has(people.other) };
  }

  async blockedBy(userId: UserId, page: FollowPage): Promise<readonly Placed<UserId>[]> {
    const { db, prepared } = this.#context;
    const args = placeArguments(userId, null, page);
    const rows = await prepared.rows(db, 'blocked', args, (args) => blockedPeopleQuery(db, args));
    return rows.map(({ id, time }) => ({ id: toUserId(String(id)), time }));
  }

  async block(userId: UserId, blockedId: UserId, time: number): Promise<void> {
    await this.#context.db
      .insertInto('user_blocks')
      .values({ blocker_id: storableKey(userId), blocked_id: storableKey(blockedId), created_at: time })
      .onConflict((conflict) => conflict.columns(['blocker_id', 'blocked_id']).doNothing())
      .execute();
  }

  async unblock(userId: UserId, blockedId: UserId): Promise<void> {
    await this.#context.db
      .deleteFrom('user_blocks')
      .where('blocker_id', '=', keyOf(userId))
      .where('blocked_id', '=', keyOf(blockedId))
      .execute();
  }
}
