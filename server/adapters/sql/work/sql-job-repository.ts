import { sql, type Selectable } from 'kysely';
import type {
  ClaimedJob,
  JobCount,
  JobKind,
  JobRecord,
  JobRepository,
  Lease,
  NewJob,
} from '../../../application/ports/jobs.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { JobRow } from '../schema/tables-of-work.ts';
import { jobCounts } from './internal/job-counts.ts';

/** The owner of a lease that nobody has. */
const NOBODY = '';
const RELEASED = { leased_by: NOBODY, leased_until: 0 };

/** Each method is one statement; `finish` may need a second one. */
export class SqlJobRepository implements JobRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(id: string): Promise<JobRecord | undefined> {
    const row = await this.#context.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', keyOf(id))
      .executeTakeFirst();
    return row && recordOf(row);
  }

  async nextAt(kinds: readonly JobKind[]): Promise<number | null> {
    // A claimed job can be claimed again at the end of its lease, whenever it was due.
    const row = await this.#context.db
      .selectFrom('jobs')
      .select(
        sql<number | null>`min(case when leased_until > run_at then leased_until else run_at end)`.as('time'),
      )
      .where('kind', 'in', [...kinds])
      .where('failed_at', 'is', null)
      .executeTakeFirst();
    return row?.time ?? null;
  }

  async held(kinds: readonly JobKind[]): Promise<readonly JobRecord[]> {
    const rows = await this.#context.db
      .selectFrom('jobs')
      .selectAll()
      .where('kind', 'in', [...kinds])
      .where('leased_until', '>', 0)
      .orderBy('id')
      .execute();
    return rows.map(recordOf);
  }

  counts(now: number): Promise<readonly JobCount[]> {
    return jobCounts(this.#context.db, now);
  }

  async list(which: 'failed' | 'unsuccessful' | 'all', limit: number): Promise<readonly JobRecord[]> {
    const rows = await this.#context.db
      .selectFrom('jobs')
      .selectAll()
      .$if(which === 'failed', (jobs) => jobs.where('failed_at', 'is not', null))
      .$if(which === 'unsuccessful', (jobs) => jobs.where('failure', 'is not', null))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(recordOf);
  }

  async ask(job: NewJob): Promise<void> {
    const payload = JSON.stringify(job.payload);
    this.#context.enqueuedKinds?.add(job.kind);
    await this.#context.db
      .insertInto('jobs')
      .values({
        id: storableKey(job.id),
        kind: job.kind,
        job_key: job.key,
        payload,
        run_at: job.runAt,
        created_at: job.createdAt,
        attempts: 0,
        asked: 1,
        leased_by: NOBODY,
        leased_until: 0,
        failed_at: null,
        failure: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'job_key']).doUpdateSet((eb) => ({
          payload,
          run_at: eb
            .case()
            .when('jobs.failed_at', 'is', null)
            .then(
              eb
                .case()
                .when('jobs.run_at', '<', job.runAt)
                .then(eb.ref('jobs.run_at'))
                .else(eb.val(job.runAt))
                .end(),
            )
            .else(eb.val(job.runAt))
            .end(),
          attempts: 0,
          asked: eb('jobs.asked', '+', 1),
          failed_at: null,
        })),
      )
      .execute();
  }

  async claim(kinds: readonly JobKind[], now: number, lease: Lease): Promise<JobRecord | undefined> {
    const { db } = this.#context;
    const due = db
      .selectFrom('jobs')
      .select('id')
      .where('kind', 'in', [...kinds])
      .where('failed_at', 'is', null)
      .where('run_at', '<=', now)
      .where('leased_until', '<=', now)
      .orderBy('run_at')
      .orderBy('id')
      .limit(1);
    const row = await db
      .updateTable('jobs')
      .set((eb) => ({
        leased_by: lease.owner,
        leased_until: lease.until,
        attempts: eb('attempts', '+', 1),
      }))
      .where('id', '=', due)
      // Checked again on the row itself: in some engines two callers may select the same row at once.
      .where('leased_until', '<=', now)
      .returningAll()
      .executeTakeFirst();
    return row && recordOf(row);
  }

  async renew({ id, leasedBy }: ClaimedJob, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db
      .updateTable('jobs')
      .set({ leased_until: until })
      .where('id', '=', keyOf(id))
      .where('leased_by', '=', leasedBy)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows) > 0;
  }

  async finish({ id, leasedBy, asked }: ClaimedJob & Pick<JobRecord, 'asked'>): Promise<void> {
    const { db } = this.#context;
    const { numDeletedRows } = await db
      .deleteFrom('jobs')
      .where('id', '=', keyOf(id))
      .where('leased_by', '=', leasedBy)
      .where('asked', '=', asked)
      .executeTakeFirstOrThrow();
    if (Number(numDeletedRows) > 0) return;
    await db
      .updateTable('jobs')
      .set({ ...RELEASED, attempts: 0 })
      .where('id', '=', keyOf(id))
      .where('leased_by', '=', leasedBy)
      .execute();
  }

  async postpone(
    { id, leasedBy }: ClaimedJob,
    to: { runAt: number; attempts: number; failure: string | null; asked?: number },
  ): Promise<void> {
    const { runAt, attempts, failure, asked } = to;
    await this.#context.db
      .updateTable('jobs')
      .set((eb) => ({
        run_at:
          asked === undefined
            ? runAt
            : eb.case().when('asked', '=', asked).then(runAt).else(eb.ref('run_at')).end(),
        attempts,
        failure,
        ...RELEASED,
      }))
      .where('id', '=', keyOf(id))
      .where('leased_by', '=', leasedBy)
      .execute();
  }

  async fail({ id, leasedBy }: ClaimedJob, at: number, failure: string): Promise<void> {
    await this.#context.db
      .updateTable('jobs')
      .set({ failed_at: at, failure, ...RELEASED })
      .where('id', '=', keyOf(id))
      .where('leased_by', '=', leasedBy)
      .execute();
  }

  async retry(id: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#context.db
      .updateTable('jobs')
      .set({ failed_at: null, attempts: 0, run_at: now })
      .where('id', '=', keyOf(id))
      .where('failed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows) > 0;
  }

  async remove(kind: JobKind, key: string): Promise<void> {
    await this.#context.db.deleteFrom('jobs').where('kind', '=', kind).where('job_key', '=', key).execute();
  }

  async removeFailedBefore(time: number): Promise<number> {
    const { numDeletedRows } = await this.#context.db
      .deleteFrom('jobs')
      .where('failed_at', '<', time)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }
}

function recordOf(row: Selectable<JobRow>): JobRecord {
  return {
    id: String(row.id),
    kind: row.kind as JobKind,
    key: row.job_key,
    payload: JSON.parse(row.payload) as JobRecord['payload'],
    runAt: row.run_at,
    createdAt: row.created_at,
    attempts: row.attempts,
    asked: row.asked,
    leasedBy: row.leased_by,
    leasedUntil: row.leased_until,
    failedAt: row.failed_at,
    failure: row.failure,
  };
}
