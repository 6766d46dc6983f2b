import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** What people decided about the topics of pins. */
export const topicsOfPins = {
  name: '0038-topics-of-pins',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('pin_topics')
      // The original may be gone while its copies are not, so this refers to nothing.
      .addColumn('root_id', integer, (root) => root.notNull())
      .addColumn('topic_id', integer, (topic) =>
        topic.notNull().references('interests.id').onDelete('cascade'),
      )
      .addColumn('applies', integer, (applies) => applies.notNull())
      // A decision stays when the person leaves.
      .addColumn('user_id', integer, (user) => user.references('users.id').onDelete('set null'))
      .addColumn('decided_at', integer, (time) => time.notNull())
      .addPrimaryKeyConstraint('pin_topics_key', ['root_id', 'topic_id'])
      .execute();
    await db.schema.createIndex('pin_topics_topic').on('pin_topics').column('topic_id').execute();
    await db.schema.createIndex('pin_topics_user').on('pin_topics').column('user_id').execute();
  },
};
