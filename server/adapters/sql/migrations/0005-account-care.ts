import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** More settings, planned deletions, queued mails with their links, and exports of the own data. */
export const accountCare = {
  name: '0005-account-care',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema.alterTable('users').addColumn('profile_view', 'text').execute();
    await db.schema.alterTable('users').addColumn('notifications', 'text').execute();
    await db.schema.alterTable('users').addColumn('deletes_at', integer).execute();
    await db.schema.createIndex('users_leaving').on('users').columns(['deletes_at']).execute();
    await createMails(db, integer);
    await createMailTokens(db, integer);
    await createExports(db, integer);
  },
};

type IntegerType = ColumnTypes['integer'];

async function createMails(db: Kysely<unknown>, integer: IntegerType): Promise<void> {
  await db.schema
    .createTable('mails')
    .addColumn('id', integer, (column) => column.primaryKey().notNull())
    .addColumn('user_id', integer, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('letter', 'text', (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('attempts', integer, (column) => column.notNull())
    .addColumn('next_attempt_at', integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mails_due').on('mails').columns(['next_attempt_at', 'id']).execute();
  await db.schema.createIndex('mails_user').on('mails').columns(['user_id']).execute();
}

async function createMailTokens(db: Kysely<unknown>, integer: IntegerType): Promise<void> {
  await db.schema
    .createTable('mail_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('user_id', integer, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('data', 'text')
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('expires_at', integer, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mail_tokens_user').on('mail_tokens').columns(['user_id', 'purpose']).execute();
  await db.schema
    .createIndex('mail_tokens_address')
    .on('mail_tokens')
    .columns(['address', 'purpose', 'created_at'])
    .execute();
  await db.schema.createIndex('mail_tokens_end').on('mail_tokens').columns(['expires_at']).execute();
}

async function createExports(db: Kysely<unknown>, integer: IntegerType): Promise<void> {
  await db.schema
    .createTable('exports')
    .addColumn('id', integer, (column) => column.primaryKey().notNull())
    .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', integer, (column) => column.notNull())
    .addColumn('expires_at', integer)
    .execute();
  await db.schema.createIndex('exports_user').on('exports').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('exports_state').on('exports').columns(['state', 'id']).execute();
}
