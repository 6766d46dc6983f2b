import { toPinId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { PinCreation, PinCreationRepository } from '../../../application/ports/pins/pin-creations.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

export class SqlPinCreationRepository implements PinCreationRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(userId: UserId, key: string): Promise<PinCreation | undefined> {
    const row = await this.#context.db
      .selectFrom('pin_creations')
      .select(['body', 'pin_id', 'created_at'])
      .where('user_id', '=', keyOf(userId))
      .where('creation_key', '=', key)
      .executeTakeFirst();
    return row && { key, body: row.body, pinId: toPinId(String(row.pin_id)), createdAt: row.created_at };
  }

  async keep(userId: UserId, creation: PinCreation): Promise<void> {
    const values = {
      body: creation.body,
      pin_id: storableKey(creation.pinId),
      created_at: creation.createdAt,
    };
    await this.#context.db
      .insertInto('pin_creations')
      .values({ user_id: storableKey(userId), creation_key: creation.key, ...values })
      .onConflict((conflict) => conflict.columns(['user_id', 'creation_key']).doUpdateSet(values))
      .execute();
  }

  async removeBefore(time: number): Promise<number> {
    const { numDeletedRows } = await this.#context.db
      .deleteFrom('pin_creations')
      .where('created_at', '<', time)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }
}
