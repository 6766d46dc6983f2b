import type { Kysely } from 'kysely';

/** What a reported thing was called when it was reported, so that its reporter knows it again. */
export const titlesOfReports = {
  name: '0057-titles-of-reports',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('reports')
      .addColumn('title', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
};
