import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type {
  UserState,
  UserStateRepository,
} from '../../../application/ports/people/user-state-repository.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** Each method is one statement. */
export class SqlUserStateRepository implements UserStateRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(userId: UserId, name: string): Promise<string | undefined> {
    const row = await this.#context.db
      .selectFrom('user_states')
      .select('value')
      .where('user_id', '=', keyOf(userId))
      .where('name', '=', name)
      .executeTakeFirst();
    return row?.value;
  }

  async countOf(userId: UserId): Promise<number> {
    const counted = await this.#context.db
      .selectFrom('user_states')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', keyOf(userId))
      .executeTakeFirstOrThrow();
    return counted.count;
  }

  async allOf(userId: UserId): Promise<readonly UserState[]> {
    return this.#context.db
      .selectFrom('user_states')
      .select(['name', 'value'])
      .where('user_id', '=', keyOf(userId))
      .orderBy('name')
      .execute();
  }

  async put(userId: UserId, name: string, value: string): Promise<void> {
    await this.#context.db
      .insertInto('user_states')
      .values({ user_id: storableKey(userId), name, value })
      .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ value }))
      .execute();
  }
}
