import { sql, type Kysely } from 'kysely';

/** Existing pictures get AVIF files as well, newest first. */
export const avifOfPictures = {
  name: '0010-avif-of-pictures',
  async up(db: Kysely<unknown>): Promise<void> {
    // Generated ids are far larger than these numbers.
    await sql`
      insert into jobs
        (id, kind, job_key, payload, run_at, created_at, attempts, asked, leased_until, failed_at, failure)
      select row_number() over (order by created_at desc, signature), 'pictures.avif', signature,
        '{"signature":"' || signature || '"}', 0, created_at, 0, 1, 0, null, null
      from pictures`.execute(db);
  },
};
