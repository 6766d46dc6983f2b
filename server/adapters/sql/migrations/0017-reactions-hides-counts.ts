import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Reactions, hidden things, reports, sponsorships, and daily counts of impressions, clicks and saves. */
export const reactionsHidesCounts = {
  name: '0017-reactions-hides-counts',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await addReactions(db, integer);
    await addHides(db, integer);
    await addReports(db, integer);
    await addSponsorships(db, integer);
    await addDayCounts(db, integer);
  },
};

type Integer = ColumnTypes['integer'];

async function addReactions(db: Kysely<unknown>, integer: Integer): Promise<void> {
  await db.schema
    .createTable('pin_reactions')
    .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('pin_id', integer, (column) => column.notNull().references('pins.id').onDelete('cascade'))
    .addColumn('reaction_type', integer, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('pin_reactions_key', ['user_id', 'pin_id'])
    .execute();
  await db.schema
    .createIndex('pin_reactions_of_user')
    .on('pin_reactions')
    .columns(['user_id', 'created_at', 'pin_id'])
    .execute();
  await db.schema
    .createIndex('pin_reactions_of_pin')
    .on('pin_reactions')
    .columns(['pin_id', 'created_at', 'user_id'])
    .execute();
  let counts = db.schema
    .createTable('pin_reaction_counts')
    .addColumn('pin_id', integer, (column) => column.primaryKey().references('pins.id').onDelete('cascade'));
  for (const name of ['love_count', 'haha_count', 'good_idea_count', 'wow_count', 'thanks_count']) {
    counts = counts.addColumn(name, integer, (column) => column.notNull().defaultTo(0));
  }
  await counts.execute();
}

async function addHides(db: Kysely<unknown>, integer: Integer): Promise<void> {
  const tables = [
    { name: 'pin_hides', column: 'pin_id', of: 'pins.id' },
    { name: 'person_hides', column: 'person_id', of: 'users.id' },
    { name: 'board_hides', column: 'board_id', of: 'boards.id' },
    { name: 'feedback_unfollows', column: 'pin_id', of: 'pins.id' },
  ] as const;
  for (const { name, column, of } of tables) {
    const table = db.schema
      .createTable(name)
      .addColumn('user_id', integer, (user) => user.notNull().references('users.id').onDelete('cascade'))
      .addColumn(column, integer, (thing) => thing.notNull().references(of).onDelete('cascade'))
      .addColumn('created_at', integer, (time) => time.notNull())
      .addPrimaryKeyConstraint(`${name}_key`, ['user_id', column]);
    if (name === 'pin_hides') await table.addColumn('cause', 'text', (cause) => cause.notNull()).execute();
    else if (name === 'feedback_unfollows') {
      await table.addColumn('source', 'text', (source) => source.notNull()).execute();
    } else await table.execute();
    await db.schema.createIndex(`${name}_of`).on(name).column(column).execute();
  }
}

async function addReports(db: Kysely<unknown>, integer: Integer): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', integer, (column) => column.primaryKey())
    .addColumn('reporter_id', integer, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('object_type', 'text', (column) => column.notNull())
    .addColumn('object_id', integer, (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('decided_at', integer)
    .addColumn('decision_text', 'text')
    .execute();
  await db.schema
    .createIndex('reports_of_reporter')
    .on('reports')
    .columns(['reporter_id', 'object_type', 'object_id', 'id'])
    .execute();
  await db.schema.createIndex('reports_by_state').on('reports').columns(['state', 'id']).execute();
}

async function addSponsorships(db: Kysely<unknown>, integer: Integer): Promise<void> {
  await db.schema
    .createTable('sponsorships')
    .addColumn('pin_id', integer, (column) => column.primaryKey().references('pins.id').onDelete('cascade'))
    // A sponsorship stays disclosed when the sponsor has left.
    .addColumn('sponsor_id', integer, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('status', integer, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('sponsorships_of_sponsor')
    .on('sponsorships')
    .columns(['sponsor_id', 'pin_id'])
    .execute();
}

async function addDayCounts(db: Kysely<unknown>, integer: Integer): Promise<void> {
  await db.schema
    .createTable('pin_day_counts')
    .addColumn('pin_id', integer, (column) => column.notNull().references('pins.id').onDelete('cascade'))
    .addColumn('day', integer, (column) => column.notNull())
    .addColumn('impressions', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('pin_clicks', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('saves', integer, (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('pin_day_counts_key', ['pin_id', 'day'])
    .execute();
  await db.schema.createIndex('pin_day_counts_day').on('pin_day_counts').column('day').execute();
}
