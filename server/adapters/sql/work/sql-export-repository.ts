import { toUserId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { ExportRecord, ExportRepository } from '../../../application/ports/people/account-exports.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { ExportRow } from '../schema/tables-of-work.ts';

/** Each method is one statement, unless it says otherwise. */
export class SqlExportRepository implements ExportRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(id: string): Promise<ExportRecord | undefined> {
    const row = await this.#all().where('id', '=', keyOf(id)).executeTakeFirst();
    return row && exportRecord(row);
  }

  async newestOf(userId: UserId): Promise<ExportRecord | undefined> {
    const row = await this.#all()
      .where('user_id', '=', keyOf(userId))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row && exportRecord(row);
  }

  async nextUnfinished(): Promise<ExportRecord | undefined> {
    const row = await this.#all().where('state', '=', 'processing').orderBy('id').limit(1).executeTakeFirst();
    return row && exportRecord(row);
  }

  async expiredBefore(time: number): Promise<readonly ExportRecord[]> {
    return (await this.#all().where('expires_at', '<', time).execute()).map(exportRecord);
  }

  async allOf(userId: UserId): Promise<readonly ExportRecord[]> {
    return (await this.#all().where('user_id', '=', keyOf(userId)).orderBy('id').execute()).map(exportRecord);
  }

  async requestTimesOf(userId: UserId, time: number): Promise<readonly number[]> {
    const rows = await this.#context.db
      .selectFrom('export_requests')
      .select('requested_at')
      .where('user_id', '=', keyOf(userId))
      .where('requested_at', '>', time)
      .orderBy('requested_at')
      .execute();
    return rows.map(({ requested_at }) => requested_at);
  }

  /** Two statements. */
  async noteRequest(userId: UserId, time: number, forgotten: number): Promise<void> {
    const { db } = this.#context;
    await db
      .deleteFrom('export_requests')
      .where('user_id', '=', keyOf(userId))
      .where('requested_at', '<=', forgotten)
      .execute();
    await db
      .insertInto('export_requests')
      .values({ user_id: storableKey(userId), requested_at: time })
      .execute();
  }

  async insert(record: ExportRecord): Promise<void> {
    await this.#context.db
      .insertInto('exports')
      .values({
        id: storableKey(record.id),
        user_id: storableKey(record.userId),
        state: record.state,
        created_at: record.createdAt,
        expires_at: record.expiresAt,
      })
      .execute();
  }

  async finish(id: string, as: Pick<ExportRecord, 'state' | 'expiresAt'>): Promise<void> {
    await this.#context.db
      .updateTable('exports')
      .set({ state: as.state, expires_at: as.expiresAt })
      .where('id', '=', keyOf(id))
      .execute();
  }

  async remove(id: string): Promise<void> {
    await this.#context.db.deleteFrom('exports').where('id', '=', keyOf(id)).execute();
  }

  #all() {
    return this.#context.db.selectFrom('exports').selectAll();
  }
}

function exportRecord(row: ExportRow): ExportRecord {
  return {
    id: String(row.id),
    userId: toUserId(String(row.user_id)),
    state: row.state,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
