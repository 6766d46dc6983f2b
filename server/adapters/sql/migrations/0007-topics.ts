import { sql, type Kysely } from 'kysely';
import { GENERAL_TOPICS } from '../../../../src/domain/topics/general-topics.ts';
import type { ColumnTypes } from './migration.ts';

/** Topics, with the built-in ones, and their followers. */
export const topics = {
  name: '0007-topics',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('interests')
      .addColumn('id', integer, (column) => column.primaryKey().notNull())
      .addColumn('url_name', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('dominant_color', 'text', (column) => column.notNull())
      .addColumn('parent_id', integer, (column) => column.references('interests.id'))
      .addColumn('level', integer, (column) => column.notNull())
      .addColumn('follower_count', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('interest_follows')
      .addColumn('follower_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('interest_id', integer, (column) =>
        column.notNull().references('interests.id').onDelete('cascade'),
      )
      .addColumn('created_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('interest_follows_key', ['follower_id', 'interest_id'])
      .execute();
    await db.schema
      .createIndex('interest_follows_followed')
      .on('interest_follows')
      .columns(['follower_id', 'created_at', 'interest_id'])
      .execute();
    await db.schema
      .createIndex('interest_follows_interest')
      .on('interest_follows')
      .column('interest_id')
      .execute();
    for (const { id, urlName, name, description, dominantColor } of GENERAL_TOPICS) {
      await sql`insert into interests
        (id, url_name, name, description, dominant_color, parent_id, level, follower_count)
        values (${Number(id)}, ${urlName}, ${name}, ${description}, ${dominantColor}, null, 0, 0)`.execute(
        db,
      );
    }
  },
};
