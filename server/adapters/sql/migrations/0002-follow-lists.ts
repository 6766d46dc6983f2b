import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Indexes for follow lists by time, and blocks. */
export const followLists = {
  name: '0002-follow-lists',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('user_blocks')
      .addColumn('blocker_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('blocked_id', integer, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('created_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('user_blocks_key', ['blocker_id', 'blocked_id'])
      .execute();
    for (const { name, table, columns } of INDEXES) {
      await db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute();
    }
    for (const name of ['user_follows_followed', 'board_follows_board']) {
      await db.schema.dropIndex(name).execute();
    }
  },
};

const INDEXES = [
  {
    name: 'user_follows_followers',
    table: 'user_follows',
    columns: ['followed_id', 'created_at', 'follower_id'],
  },
  {
    name: 'user_follows_followed_people',
    table: 'user_follows',
    columns: ['follower_id', 'created_at', 'followed_id'],
  },
  {
    name: 'board_follows_followers',
    table: 'board_follows',
    columns: ['board_id', 'created_at', 'follower_id'],
  },
  {
    name: 'board_follows_followed_boards',
    table: 'board_follows',
    columns: ['follower_id', 'created_at', 'board_id'],
  },
  {
    name: 'user_blocks_blocked_people',
    table: 'user_blocks',
    columns: ['blocker_id', 'created_at', 'blocked_id'],
  },
  { name: 'user_blocks_blockers', table: 'user_blocks', columns: ['blocked_id'] },
] as const;
