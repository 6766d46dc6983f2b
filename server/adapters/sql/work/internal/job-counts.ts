import type { Kysely } from 'kysely';
import type { JobCount, JobKind } from '../../../../application/ports/jobs.ts';
import type { Tables } from '../../schema/tables.ts';

/** The number of jobs of each kind, by their state at `now`. */
export async function jobCounts(db: Kysely<Tables>, now: number): Promise<readonly JobCount[]> {
  const rows = await db
    .selectFrom('jobs')
    .select((eb) => [
      'kind',
      eb.fn.countAll<number>().as('all'),
      eb.fn.sum<number>(eb.case().when('failed_at', 'is not', null).then(1).else(0).end()).as('failed'),
      eb.fn
        .sum<number>(
          eb
            .case()
            .when(eb.and([eb('failed_at', 'is', null), eb('leased_until', '>', now)]))
            .then(1)
            .else(0)
            .end(),
        )
        .as('running'),
    ])
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, all, failed, running }) => ({
    kind: kind as JobKind,
    waiting: Number(all) - Number(failed) - Number(running),
    running: Number(running),
    failed: Number(failed),
  }));
}
