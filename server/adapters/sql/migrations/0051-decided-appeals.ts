import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Appeals have a decision. */
export const decidedAppeals = {
  name: '0051-decided-appeals',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema.alterTable('appeals').addColumn('decided_at', integer).execute();
    await db.schema.alterTable('appeals').addColumn('decision_text', 'text').execute();
    await db.schema.createIndex('appeals_by_state').on('appeals').columns(['state', 'id']).execute();
  },
};
