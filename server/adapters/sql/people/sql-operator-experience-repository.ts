import { toUserId } from '../../../../src/domain/ids/ids.ts';
import type { EventCount } from '../../../../src/domain/experiences/authoring/experience-results.ts';
import type { KillSwitch } from '../../../../src/domain/experiences/authoring/kill-switch.ts';
import type {
  ExperienceLogRecord,
  ExperienceRevisionRecord,
  OperatorExperienceRecord,
  OperatorExperienceRepository,
  RunningExperience,
} from '../../../application/ports/people/operator-experiences.ts';
import { flag } from '../schema/flag.ts';
import { storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type {
  ExperienceLogRow,
  ExperienceRevisionRow,
  OperatorExperienceRow,
} from '../schema/tables-of-experiences.ts';

/** Each method is one statement, unless it says otherwise. */
export class SqlOperatorExperienceRepository implements OperatorExperienceRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async all(): Promise<readonly (OperatorExperienceRecord & { shown: ExperienceRevisionRecord })[]> {
    const rows = await this.#context.db
      .selectFrom('operator_experiences')
      .innerJoin('experience_revisions', (join) =>
        join
          .onRef('experience_revisions.experience_id', '=', 'operator_experiences.experience_id')
          .on((eb) =>
            eb(
              'experience_revisions.revision',
              '=',
              eb.fn.coalesce('operator_experiences.live_revision', 'operator_experiences.newest_revision'),
            ),
          ),
      )
      .selectAll('experience_revisions')
      .select(['live_revision', 'newest_revision', 'is_paused', 'is_ended', 'is_archived'])
      .orderBy('operator_experiences.experience_id')
      .execute();
    return rows.map((row) => ({ ...experienceOf(row), shown: revisionOf(row) }));
  }

  async find(experienceId: number): Promise<OperatorExperienceRecord | undefined> {
    const row = await this.#context.db
      .selectFrom('operator_experiences')
      .selectAll()
      .where('experience_id', '=', experienceId)
      .executeTakeFirst();
    return row && experienceOf(row);
  }

  async revision(experienceId: number, revision: number): Promise<ExperienceRevisionRecord | undefined> {
    const row = await this.#revisions(experienceId).where('revision', '=', revision).executeTakeFirst();
    return row && revisionOf(row);
  }

  async revisionsOf(experienceId: number): Promise<readonly ExperienceRevisionRecord[]> {
    const rows = await this.#revisions(experienceId).orderBy('revision', 'desc').execute();
    return rows.map(revisionOf);
  }

  async running(): Promise<readonly RunningExperience[]> {
    const rows = await this.#context.db
      .selectFrom('operator_experiences')
      .innerJoin('experience_revisions', (join) =>
        join
          .onRef('experience_revisions.experience_id', '=', 'operator_experiences.experience_id')
          .onRef('experience_revisions.revision', '=', 'operator_experiences.live_revision'),
      )
      .select(['operator_experiences.experience_id', 'revision', 'definition', 'is_paused'])
      .where('is_ended', '=', 0)
      .where('is_archived', '=', 0)
      .orderBy('operator_experiences.experience_id')
      .execute();
    return rows.map((row) => ({
      experienceId: row.experience_id,
      revision: row.revision,
      definition: row.definition,
      isPaused: row.is_paused === 1,
    }));
  }

  async switches(): Promise<readonly KillSwitch[]> {
    return this.#context.db
      .selectFrom('experience_switches')
      .select(['kind', 'name'])
      .orderBy('kind')
      .orderBy('name')
      .execute();
  }

  async logOf(experienceId: number, limit: number): Promise<readonly ExperienceLogRecord[]> {
    const rows = await this.#log(limit).where('experience_id', '=', experienceId).execute();
    return rows.map(logOf);
  }

  async switchLog(limit: number): Promise<readonly ExperienceLogRecord[]> {
    const rows = await this.#log(limit).where('switch_kind', 'is not', null).execute();
    return rows.map(logOf);
  }

  async countsOn(day: number): Promise<ReadonlyMap<number, readonly EventCount[]>> {
    const rows = await this.#context.db
      .selectFrom('experience_day_counts')
      .selectAll()
      .where('day', '=', day)
      .orderBy('experience_id')
      .execute();
    const counts = new Map<number, EventCount[]>();
    for (const { experience_id: id, event, times } of rows)
      counts.set(id, [...(counts.get(id) ?? []), { day, event, times }]);
    return counts;
  }

  /** Two statements. */
  async addRevision(record: ExperienceRevisionRecord): Promise<void> {
    const { db } = this.#context;
    const { experienceId, revision } = record;
    await db
      .insertInto('operator_experiences')
      .values({
        experience_id: experienceId,
        live_revision: null,
        newest_revision: revision,
        is_paused: 0,
        is_ended: 0,
        is_archived: 0,
      })
      .onConflict((conflict) => conflict.column('experience_id').doUpdateSet({ newest_revision: revision }))
      .execute();
    await db
      .insertInto('experience_revisions')
      .values({
        experience_id: experienceId,
        revision,
        definition: record.definition,
        schema_version: record.schemaVersion,
        hash: record.hash,
        operator_id: record.operatorId === null ? null : storableKey(record.operatorId),
        created_at: record.createdAt,
      })
      .execute();
  }

  async update({ experienceId, ...state }: OperatorExperienceRecord): Promise<void> {
    await this.#context.db
      .updateTable('operator_experiences')
      .set({
        live_revision: state.liveRevision,
        newest_revision: state.newestRevision,
        is_paused: flag(state.isPaused),
        is_ended: flag(state.isEnded),
        is_archived: flag(state.isArchived),
      })
      .where('experience_id', '=', experienceId)
      .execute();
  }

  async turn({ kind, name }: KillSwitch, isOff: boolean): Promise<void> {
    const { db } = this.#context;
    if (!isOff) {
      await db.deleteFrom('experience_switches').where('kind', '=', kind).where('name', '=', name).execute();
      return;
    }
    await db
      .insertInto('experience_switches')
      .values({ kind, name })
      .onConflict((conflict) => conflict.columns(['kind', 'name']).doNothing())
      .execute();
  }

  async note({ killSwitch, ...entry }: ExperienceLogRecord): Promise<void> {
    await this.#context.db
      .insertInto('experience_log')
      .values({
        id: storableKey(entry.id),
        created_at: entry.createdAt,
        operator_id: entry.operatorId === null ? null : storableKey(entry.operatorId),
        event: entry.event,
        experience_id: entry.experienceId,
        revision: entry.revision,
        switch_kind: killSwitch?.kind ?? null,
        switch_name: killSwitch?.name ?? null,
      })
      .execute();
  }

  #revisions(experienceId: number) {
    return this.#context.db
      .selectFrom('experience_revisions')
      .selectAll()
      .where('experience_id', '=', experienceId);
  }

  #log(limit: number) {
    return this.#context.db.selectFrom('experience_log').selectAll().orderBy('id', 'desc').limit(limit);
  }
}

function experienceOf(row: OperatorExperienceRow): OperatorExperienceRecord {
  return {
    experienceId: row.experience_id,
    liveRevision: row.live_revision,
    newestRevision: row.newest_revision,
    isPaused: row.is_paused === 1,
    isEnded: row.is_ended === 1,
    isArchived: row.is_archived === 1,
  };
}

function revisionOf(row: ExperienceRevisionRow): ExperienceRevisionRecord {
  return {
    experienceId: row.experience_id,
    revision: row.revision,
    definition: row.definition,
    schemaVersion: row.schema_version,
    hash: row.hash,
    operatorId: row.operator_id === null ? null : toUserId(String(row.operator_id)),
    createdAt: row.created_at,
  };
}

function logOf(row: ExperienceLogRow): ExperienceLogRecord {
  const { switch_kind: kind, switch_name: name } = row;
  return {
    id: String(row.id),
    createdAt: row.created_at,
    operatorId: row.operator_id === null ? null : toUserId(String(row.operator_id)),
    event: row.event,
    experienceId: row.experience_id,
    revision: row.revision,
    killSwitch: kind === null ? null : { kind, name: name ?? '' },
  };
}
