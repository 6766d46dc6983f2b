import { sql, type Kysely } from 'kysely';

/** Queued mails and pending exports become jobs; a mail has no send time any more. */
export const workAsJobs = {
  name: '0013-work-as-jobs',
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      insert into jobs
        (id, kind, job_key, payload, run_at, created_at, attempts, asked, leased_until, failed_at, failure)
      select id, 'mail.send', cast(id as text), '{"mailId":"' || id || '"}', next_attempt_at, created_at, attempts,
        1, 0, null, null
      from mails`.execute(db);
    await sql`
      insert into jobs
        (id, kind, job_key, payload, run_at, created_at, attempts, asked, leased_until, failed_at, failure)
      select id, 'exports.make', cast(id as text), '{"exportId":"' || id || '"}', created_at, created_at, 0,
        1, 0, null, null
      from exports where state = 'processing'`.execute(db);
    await db.schema.dropIndex('mails_due').execute();
    await db.schema.alterTable('mails').dropColumn('attempts').execute();
    await db.schema.alterTable('mails').dropColumn('next_attempt_at').execute();
  },
};
