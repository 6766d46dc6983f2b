import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type {
  FeedSwitchRepository,
  SwitchedOff,
  SwitchedSource,
} from '../../../application/ports/people/feed-switches.ts';
import { feedSwitchesQuery, SWITCH_TABLES, switchedOff } from '../reading/feed-switches.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** Each method is one statement, unless it says otherwise. */
export class SqlFeedSwitchRepository implements FeedSwitchRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async switchedOff(userId: UserId): Promise<SwitchedOff> {
    return switchedOff(await feedSwitchesQuery(this.#context.db, keyOf(userId)).execute());
  }

  async switchOff(userId: UserId, { kind, id }: SwitchedSource): Promise<void> {
    const { db } = this.#context;
    if (kind === 'domain') {
      await db
        .insertInto('feed_domain_switches')
        .values({ user_id: storableKey(userId), domain: id })
        .onConflict((conflict) => conflict.columns(['user_id', 'domain']).doNothing())
        .execute();
      return;
    }
    await db
      .insertInto(SWITCH_TABLES[kind])
      .values({ user_id: storableKey(userId), source_id: storableKey(id) })
      .onConflict((conflict) => conflict.columns(['user_id', 'source_id']).doNothing())
      .execute();
  }

  async switchOn(userId: UserId, { kind, id }: SwitchedSource): Promise<void> {
    const { db } = this.#context;
    if (kind === 'domain') {
      await db
        .deleteFrom('feed_domain_switches')
        .where('user_id', '=', keyOf(userId))
        .where('domain', '=', id)
        .execute();
      return;
    }
    await db
      .deleteFrom(SWITCH_TABLES[kind])
      .where('user_id', '=', keyOf(userId))
      .where('source_id', '=', keyOf(id))
      .execute();
  }

  async startOver(userId: UserId, time: number): Promise<void> {
    await this.#context.db
      .insertInto('feed_starts')
      .values({ user_id: storableKey(userId), started_at: time, previous_at: null })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet((eb) => ({ previous_at: eb.ref('feed_starts.started_at'), started_at: time })),
      )
      .execute();
  }

  /** Two statements. */
  async undoStartOver(userId: UserId): Promise<void> {
    const user = keyOf(userId);
    const { db } = this.#context;
    await db.deleteFrom('feed_starts').where('user_id', '=', user).where('previous_at', 'is', null).execute();
    await db
      .updateTable('feed_starts')
      .set((eb) => ({ started_at: eb.fn.coalesce('previous_at', 'started_at'), previous_at: null }))
      .where('user_id', '=', user)
      .execute();
  }
}
