import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The guide on the home of new members is an experience. Who has hidden it before has dismissed it. */
export const firstUseGuide = {
  name: '0052-first-use-guide',
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      insert into experience_marks
        (user_id, experience_id, placement_id, status, views, ended_at, revision, changed_at)
      select user_id, 600001, 11, 'dismissed', 0, 0, 1, 0 from user_states where name = 'FIRST_STEPS'
    `.execute(db);
    await sql`delete from user_states where name = 'FIRST_STEPS'`.execute(db);
  },
};
