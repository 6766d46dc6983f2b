import { sql } from 'kysely';
import type { ExperienceRecord } from '../../../../src/domain/experiences/delivery/history.ts';
import { inParts } from '../../../../src/domain/organizing/list-order.ts';
import type { EventOwner } from '../../../application/ports/events.ts';
import type {
  ExperienceDayCount,
  ExperienceRepository,
} from '../../../application/ports/people/experiences.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { ExperienceMarkColumns } from '../schema/tables-of-marks.ts';
import { ROWS_AT_ONCE } from '../schema/rows-at-once.ts';

/** Each method is one statement, or one for each 500 counts. */
export class SqlExperienceRepository implements ExperienceRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async marksOf(owner: EventOwner): Promise<readonly ExperienceRecord[]> {
    const { db } = this.#context;
    const rows: readonly ExperienceMarkColumns[] =
      owner.kind === 'user'
        ? await db
            .selectFrom('experience_marks')
            .selectAll()
            .where('user_id', '=', keyOf(owner.id))
            .orderBy('experience_id')
            .execute()
        : await db
            .selectFrom('visitor_experience_marks')
            .selectAll()
            .where('visitor', '=', owner.id)
            .orderBy('experience_id')
            .execute();
    return rows.map((row) => ({
      experienceId: row.experience_id,
      placementId: row.placement_id,
      status: row.status,
      views: row.views,
      lastViewedAt: row.last_viewed_at,
      endedAt: row.ended_at,
      triggeredAt: row.triggered_at,
      revision: row.revision,
    }));
  }

  async dayCounts(experienceId: number, fromDay: number): Promise<readonly ExperienceDayCount[]> {
    const rows = await this.#context.db
      .selectFrom('experience_day_counts')
      .selectAll()
      .where('experience_id', '=', experienceId)
      .where('day', '>=', fromDay)
      .orderBy('day')
      .orderBy('event')
      .execute();
    return rows.map(({ day, event, times }) => ({ experienceId, day, event, times }));
  }

  async put(owner: EventOwner, record: ExperienceRecord, now: number): Promise<void> {
    const { experienceId, ...rest } = record;
    const values = {
      placement_id: rest.placementId,
      status: rest.status,
      views: rest.views,
      last_viewed_at: rest.lastViewedAt,
      ended_at: rest.endedAt,
      triggered_at: rest.triggeredAt,
      revision: rest.revision,
      changed_at: now,
    };
    const { db } = this.#context;
    if (owner.kind === 'user') {
      await db
        .insertInto('experience_marks')
        .values({ user_id: storableKey(owner.id), experience_id: experienceId, ...values })
        .onConflict((conflict) => conflict.columns(['user_id', 'experience_id']).doUpdateSet(values))
        .execute();
      return;
    }
    await db
      .insertInto('visitor_experience_marks')
      .values({ visitor: owner.id, experience_id: experienceId, ...values })
      .onConflict((conflict) => conflict.columns(['visitor', 'experience_id']).doUpdateSet(values))
      .execute();
  }

  async removeMarksOf(owner: EventOwner): Promise<void> {
    const { db } = this.#context;
    if (owner.kind === 'user')
      await db.deleteFrom('experience_marks').where('user_id', '=', keyOf(owner.id)).execute();
    else await db.deleteFrom('visitor_experience_marks').where('visitor', '=', owner.id).execute();
  }

  async removeVisitorsBefore(time: number): Promise<void> {
    await this.#context.db.deleteFrom('visitor_experience_marks').where('changed_at', '<', time).execute();
  }

  async addDayCounts(counts: readonly ExperienceDayCount[]): Promise<void> {
    for (const some of inParts(counts, ROWS_AT_ONCE)) {
      await this.#context.db
        .insertInto('experience_day_counts')
        .values(
          some.map(({ experienceId, day, event, times }) => ({
            experience_id: experienceId,
            day,
            event,
            times,
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['experience_id', 'day', 'event'])
            .doUpdateSet({ times: sql`experience_day_counts.times + excluded.times` }),
        )
        .execute();
    }
  }
}
