import { toUserId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { ReportedObject } from '../../../../src/domain/reports/report.ts';
import type { ReportRecord, ReportRepository } from '../../../application/ports/moderation/reports.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import { isOneOf } from '../schema/reported-objects.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { ReportRow } from '../schema/tables-of-marks.ts';

/** Each method is one statement. */
export class SqlReportRepository implements ReportRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(id: string): Promise<ReportRecord | undefined> {
    const row = await this.#all().where('id', '=', keyOf(id)).executeTakeFirst();
    return row && reportRecord(row);
  }

  async list({
    reporterId,
    state,
    before,
    limit,
  }: Parameters<ReportRepository['list']>[0]): Promise<readonly ReportRecord[]> {
    const rows = await this.#all()
      .$if(reporterId !== null, (reports) => reports.where('reporter_id', '=', keyOf(reporterId)))
      .$if(state !== null, (reports) => reports.where('state', '=', state ?? 'open'))
      .$if(before !== null, (reports) => reports.where('id', '<', keyOf(before)))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(reportRecord);
  }

  async isOpen(
    reporterId: UserId,
    { objectType, objectId }: Pick<ReportRecord, 'objectType' | 'objectId'>,
  ): Promise<boolean> {
    const row = await this.#context.db
      .selectFrom('reports')
      .select('id')
      .where('reporter_id', '=', keyOf(reporterId))
      .where('object_type', '=', objectType)
      .where('object_id', '=', keyOf(objectId))
      .where('state', '=', 'open')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async isUpheld(
    ownerId: UserId,
    { objectType, objectId }: Pick<ReportRecord, 'objectType' | 'objectId'>,
  ): Promise<boolean> {
    const row = await this.#context.db
      .selectFrom('reports')
      .select('id')
      .where('owner_id', '=', keyOf(ownerId))
      .where('object_type', '=', objectType)
      .where('object_id', '=', keyOf(objectId))
      .where('state', '=', 'upheld')
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  async insert(report: ReportRecord): Promise<void> {
    await this.#context.db
      .insertInto('reports')
      .values({
        id: storableKey(report.id),
        reporter_id: storableKey(report.reporterId),
        owner_id: report.ownerId === null ? null : storableKey(report.ownerId),
        object_type: report.objectType,
        object_id: storableKey(report.objectId),
        title: report.title,
        reason: report.reason,
        text: report.text,
        state: report.state,
        created_at: report.createdAt,
        decided_at: report.decidedAt,
        decision_text: report.decisionText,
      })
      .execute();
  }

  async decide(
    { objectType, objectId }: ReportedObject,
    { state, decidedAt, decisionText }: Pick<ReportRecord, 'state' | 'decidedAt' | 'decisionText'>,
  ): Promise<void> {
    await this.#context.db
      .updateTable('reports')
      .set({ state, decided_at: decidedAt, decision_text: decisionText })
      .where('object_id', '=', keyOf(objectId))
      .where('object_type', '=', objectType)
      .where('state', '=', 'open')
      .execute();
  }

  async reverse({ objectType, objectId }: ReportedObject, decidedAt: number, time: number): Promise<void> {
    await this.#context.db
      .updateTable('reports')
      .set({ state: 'reversed', decided_at: time, decision_text: null })
      .where('object_id', '=', keyOf(objectId))
      .where('object_type', '=', objectType)
      .where('state', '=', 'upheld')
      .where('decided_at', '=', decidedAt)
      .execute();
  }

  async openAbout(objects: readonly ReportedObject[], most: number): Promise<readonly ReportRecord[]> {
    if (objects.length === 0) return [];
    const ranked = this.#all()
      .select(({ fn }) =>
        fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy(['object_type', 'object_id']).orderBy('id', 'desc'))
          .as('place'),
      )
      .where('state', '=', 'open')
      .where((eb) => isOneOf(eb, objects));
    const rows = await this.#context.db
      .selectFrom(ranked.as('ranked'))
      .selectAll()
      .where('place', '<=', most)
      .orderBy('id', 'desc')
      .execute();
    return rows.map(reportRecord);
  }

  #all() {
    return this.#context.db.selectFrom('reports').selectAll();
  }
}

function reportRecord(row: ReportRow): ReportRecord {
  return {
    id: String(row.id),
    reporterId: toUserId(String(row.reporter_id)),
    ownerId: row.owner_id === null ? null : toUserId(String(row.owner_id)),
    objectType: row.object_type,
    objectId: String(row.object_id),
    title: row.title,
    reason: row.reason,
    text: row.text,
    state: row.state,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
    decisionText: row.decision_text,
  };
}
