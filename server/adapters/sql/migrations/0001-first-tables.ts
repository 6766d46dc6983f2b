import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Accounts, boards, pins, pictures and follows. */
export const firstTables = {
  name: '0001-first-tables',
  textsOfPins: ['title', 'description', 'link', 'alt_text', 'note'] as const,
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await createPictures(db, integer);
    await createUsers(db, integer);
    await createBoards(db, integer);
    await createPins(db, integer);
    await createFollows(db, integer);
  },
};

type IntegerType = ColumnTypes['integer'];

async function createPictures(db: Kysely<unknown>, integer: IntegerType): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('signature', 'text', (column) => column.primaryKey().notNull())
    .addColumn('extension', 'text', (column) => column.notNull())
    .addColumn('width', integer, (column) => column.notNull())
    .addColumn('height', integer, (column) => column.notNull())
    .addColumn('dominant_color', 'text', (column) => column.notNull())
    .addColumn('is_animated', integer, (column) => column.notNull())
    .addColumn('byte_length', integer, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
}

async function createUsers(db: Kysely<unknown>, integer: IntegerType): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', integer, (column) => column.primaryKey().notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('email_verified', integer, (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('pronouns', 'text', (column) => column.notNull())
    .addColumn('website_url', 'text')
    .addColumn('avatar_signature', 'text', (column) => column.references('pictures.signature'))
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('birthday', 'text')
    .addColumn('theme', 'text', (column) => column.notNull())
    .addColumn('account_type', 'text', (column) => column.notNull())
    .addColumn('business_name', 'text')
    .addColumn('is_operator', integer, (column) => column.notNull())
    .addColumn('save_behavior', integer, (column) => column.notNull())
    .addColumn('exclude_from_search', integer, (column) => column.notNull())
    .addColumn('consent_analytics', integer, (column) => column.notNull())
    .addColumn('consent_marketing', integer, (column) => column.notNull())
    .addColumn('consent_personalization', integer, (column) => column.notNull())
    .addColumn('consent_decided_at', integer)
    .addColumn('surface_tag', 'text')
    .addColumn('allow_messages_from', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
  await uniqueIndex(db, 'users_username_key', 'users', ['username_key']);
  await uniqueIndex(db, 'users_email_key', 'users', ['email_key']);
  await index(db, 'users_avatar', 'users', ['avatar_signature']);

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('remember', integer, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('last_seen_at', integer, (column) => column.notNull())
    .addColumn('expires_at', integer, (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('address_hint', 'text', (column) => column.notNull())
    .execute();
  await uniqueIndex(db, 'sessions_token_hash', 'sessions', ['token_hash']);
  await index(db, 'sessions_user', 'sessions', ['user_id']);
  await index(db, 'sessions_end', 'sessions', ['expires_at']);

  await db.schema
    .createTable('uploads')
    .addColumn('id', integer, (column) => column.primaryKey().notNull())
    .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('picture_signature', 'text', (column) => column.notNull().references('pictures.signature'))
    .addColumn('created_at', integer, (column) => column.notNull())
    .execute();
  await index(db, 'uploads_picture', 'uploads', ['picture_signature', 'user_id']);
  await index(db, 'uploads_user', 'uploads', ['user_id']);
  await index(db, 'uploads_age', 'uploads', ['created_at', 'id']);
}

async function createBoards(db: Kysely<unknown>, integer: IntegerType): Promise<void> {
  await db.schema
    .createTable('boards')
    .addColumn('id', integer, (column) => column.primaryKey().notNull())
    .addColumn('owner_id', integer, (column) => column.notNull().references('users.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('category', 'text')
    .addColumn('privacy', 'text', (column) => column.notNull())
    .addColumn('layout', 'text', (column) => column.notNull())
    .addColumn('cover_pin_id', integer)
    .addColumn('is_archived', integer, (column) => column.notNull())
    .addColumn('allow_homefeed_recommendations', integer, (column) => column.notNull())
    .addColumn('collaborator_invites_enabled', integer, (column) => column.notNull())
    .addColumn('position', integer)
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('order_modified_at', integer, (column) => column.notNull())
    .addColumn('last_pinned_at', integer)
    .addColumn('pin_count', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('section_count', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('follower_count', integer, (column) => column.notNull().defaultTo(0))
    .addColumn('collaborator_count', integer, (column) => column.notNull().defaultTo(0))
    .execute();
  await index(db, 'boards_owner', 'boards', ['owner_id']);
  await db.schema
    .createIndex('boards_quick_saves')
    .unique()
    .on('boards')
    .columns(['owner_id', 'layout'])
    .where('layout', '=', sql.lit('quick_saves'))
    .execute();

  await db.schema
    .createTable('board_slugs')
    .addColumn('owner_id', integer, (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('board_id', integer, (column) => column.notNull().references('boards.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('board_slugs_key', ['owner_id', 'slug'])
    .execute();
  await index(db, 'board_slugs_board', 'board_slugs', ['board_id']);

  await db.schema
    .createTable('board_collaborators')
    .addColumn('board_id', integer, (column) => column.notNull().references('boards.id').onDelete('cascade'))
    .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('permissions', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('board_collaborators_key', ['board_id', 'user_id'])
    .execute();
  await index(db, 'board_collaborators_user', 'board_collaborators', ['user_id']);
}

async function createPins(db: Kysely<unknown>, integer: IntegerType): Promise<void> {
  await db.schema
    .createTable('pins')
    .addColumn('id', integer, (column) => column.primaryKey().notNull())
    .addColumn('board_id', integer, (column) => column.notNull().references('boards.id'))
    .addColumn('section_id', integer)
    .addColumn('pinner_id', integer, (column) => column.notNull().references('users.id'))
    .addColumn('original_pin_id', integer)
    .addColumn('root_id', integer, (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('alt_text', 'text')
    .addColumn('note', 'text')
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('picture_signature', 'text', (column) => column.notNull().references('pictures.signature'))
    .addColumn('is_comments_allowed', integer, (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('repin_count', integer, (column) => column.notNull())
    .addColumn('comment_count', integer, (column) => column.notNull())
    .addColumn('share_count', integer, (column) => column.notNull())
    .addColumn('favorite_count', integer, (column) => column.notNull())
    .addColumn('rank', integer, (column) => column.notNull())
    .addColumn('shown', integer, (column) => column.notNull())
    .addColumn('listed', integer, (column) => column.notNull())
    .execute();
  // The section is the last column, so that a board's feed without sections needs the index only.
  await index(db, 'pins_board', 'pins', ['board_id', 'shown', 'id', 'section_id']);
  await index(db, 'pins_pinner', 'pins', ['pinner_id', 'id']);
  await index(db, 'pins_pinner_listed', 'pins', ['pinner_id', 'listed', 'id']);
  await index(db, 'pins_popular', 'pins', ['listed', 'rank', 'id', 'pinner_id', 'board_id']);
  await index(db, 'pins_root', 'pins', ['root_id', 'pinner_id', 'id']);
  await index(db, 'pins_picture', 'pins', ['picture_signature', 'pinner_id']);
  await index(db, 'pins_created', 'pins', ['pinner_id', 'original_pin_id', 'id']);
}

async function createFollows(db: Kysely<unknown>, integer: IntegerType): Promise<void> {
  await db.schema
    .createTable('user_follows')
    .addColumn('follower_id', integer, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('followed_id', integer, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('user_follows_key', ['follower_id', 'followed_id'])
    .execute();
  await index(db, 'user_follows_followed', 'user_follows', ['followed_id']);

  await db.schema
    .createTable('board_follows')
    .addColumn('follower_id', integer, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('board_id', integer, (column) => column.notNull().references('boards.id').onDelete('cascade'))
    .addColumn('created_at', integer, (column) => column.notNull())
    .addPrimaryKeyConstraint('board_follows_key', ['follower_id', 'board_id'])
    .execute();
  await index(db, 'board_follows_board', 'board_follows', ['board_id']);
}

function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  return db.schema.createIndex(name).on(table).columns(columns).execute();
}

function uniqueIndex(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  return db.schema.createIndex(name).unique().on(table).columns(columns).execute();
}
