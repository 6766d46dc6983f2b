import { toUserId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { AppealRecord, AppealRepository } from '../../../application/ports/moderation/appeals.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { AppealRow } from '../schema/tables-of-marks.ts';

/** Each method is one statement. */
export class SqlAppealRepository implements AppealRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async ofUser(userId: UserId): Promise<readonly AppealRecord[]> {
    const rows = await this.#context.db
      .selectFrom('appeals')
      .selectAll()
      .where('user_id', '=', keyOf(userId))
      .orderBy('id')
      .execute();
    return rows.map(appealRecord);
  }

  async isOpen({ userId, kind, objectId }: Parameters<AppealRepository['isOpen']>[0]): Promise<boolean> {
    const row = await this.#context.db
      .selectFrom('appeals')
      .select('id')
      .where('user_id', '=', keyOf(userId))
      .where('kind', '=', kind)
      .where((eb) =>
        objectId === null ? eb('object_id', 'is', null) : eb('object_id', '=', keyOf(objectId)),
      )
      .where('state', '=', 'open')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async insert({ id, userId, kind, objectId, text, state, createdAt }: AppealRecord): Promise<void> {
    await this.#context.db
      .insertInto('appeals')
      .values({
        id: storableKey(id),
        user_id: storableKey(userId),
        kind,
        object_id: objectId === null ? null : storableKey(objectId),
        text,
        state,
        created_at: createdAt,
      })
      .execute();
  }
}

function appealRecord(row: AppealRow): AppealRecord {
  return {
    id: String(row.id),
    userId: toUserId(String(row.user_id)),
    kind: row.kind,
    objectId: row.object_id === null ? null : String(row.object_id),
    text: row.text,
    state: row.state,
    createdAt: row.created_at,
  };
}
