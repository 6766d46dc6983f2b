import { sql, type Kysely } from 'kysely';

/** Who has claimed a job, so that no process finishes what another one has taken over. */
export const ownersOfLeases = {
  name: '0028-owners-of-leases',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('jobs')
      .addColumn('leased_by', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    // Leases were long, and their holder has ended: they end now, so that the jobs are taken back.
    await sql`update jobs set leased_until = 1 where leased_until > 0`.execute(db);
  },
};
