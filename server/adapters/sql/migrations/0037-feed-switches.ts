import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Sources that people have switched off for their home feeds, and when they started over. */
export const feedSwitches = {
  name: '0037-feed-switches',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    const tables = [
      { name: 'feed_topic_switches', of: 'interests.id' },
      { name: 'feed_board_switches', of: 'boards.id' },
      { name: 'feed_pinner_switches', of: 'users.id' },
      // The original of a saved pin may be gone, so this one refers to nothing.
      { name: 'feed_pin_switches', of: null },
    ] as const;
    for (const { name, of } of tables) {
      await db.schema
        .createTable(name)
        .addColumn('user_id', integer, (user) => user.notNull().references('users.id').onDelete('cascade'))
        .addColumn('source_id', integer, (source) =>
          of === null ? source.notNull() : source.notNull().references(of).onDelete('cascade'),
        )
        .addPrimaryKeyConstraint(`${name}_key`, ['user_id', 'source_id'])
        .execute();
      if (of !== null) await db.schema.createIndex(`${name}_of`).on(name).column('source_id').execute();
    }
    await db.schema
      .createTable('feed_starts')
      .addColumn('user_id', integer, (user) => user.primaryKey().references('users.id').onDelete('cascade'))
      .addColumn('started_at', integer, (time) => time.notNull())
      .addColumn('previous_at', integer)
      .execute();
  },
};
