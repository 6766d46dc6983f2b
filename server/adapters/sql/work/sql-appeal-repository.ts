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

  async find(id: string): Promise<AppealRecord | undefined> {
    const row = await this.#context.db
      .selectFrom('appeals')
      .selectAll()
      .where('id', '=', keyOf(id))
      .executeTakeFirst();
    return row && appealRecord(row);
  }

  async list({ state, after, limit }: Parameters<AppealRepository['list']>[0]) {
    const rows = await this.#context.db
      .selectFrom('appeals')
      .selectAll()
      .where('state', '=', state)
      .$if(after !== null, (appeals) => appeals.where('id', '>', keyOf(after)))
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(appealRecord);
  }

  async decide(id: string, decision: Parameters<AppealRepository['decide']>[1]): Promise<void> {
    await this.#context.db
      .updateTable('appeals')
      .set({
        state: decision.state,
        decided_at: decision.decidedAt,
        decision_text: decision.decisionText,
      })
      .where('id', '=', keyOf(id))
      .execute();
  }

  async insert({
    id,
    userId,
    kind,
    objectId,
    text,
    state,
    createdAt,
    decidedAt,
    decisionText,
  }: AppealRecord): Promise<void> {
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
        decided_at: decidedAt,
        decision_text: decisionText,
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
    decidedAt: row.decided_at,
    decisionText: row.decision_text,
  };
}
