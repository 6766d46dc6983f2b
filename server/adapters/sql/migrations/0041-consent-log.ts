import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/**
 * The proof of consents: a chain of decisions, the texts that people read, the refusals of a day, and the receipt of
 * the decision in an account.
 */
export const consentLog = {
  name: '0041-consent-log',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('consent_texts')
      .addColumn('text_hash', 'text', (column) => column.primaryKey().notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('texts', 'text', (column) => column.notNull())
      .addColumn('first_shown_at', integer, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('consent_log')
      .addColumn('entry_number', integer, (column) => column.primaryKey().notNull())
      .addColumn('receipt', 'text')
      .addColumn('user_id', integer, (column) => column.references('users.id').onDelete('set null'))
      .addColumn('decided_at', integer, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('text_hash', 'text', (column) => column.notNull())
      .addColumn('locale', 'text', (column) => column.notNull())
      .addColumn('analytics', integer, (column) => column.notNull())
      .addColumn('marketing', integer, (column) => column.notNull())
      .addColumn('personalization', integer, (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('previous_hash', 'text', (column) => column.notNull())
      .addColumn('entry_hash', 'text', (column) => column.notNull())
      .execute();
    await index(db, 'consent_log_by_receipt', ['receipt', 'entry_number']);
    await index(db, 'consent_log_by_user', ['user_id', 'entry_number']);
    await index(db, 'consent_log_by_time', ['decided_at']);
    await db.schema
      .createTable('consent_refusals')
      .addColumn('day', integer, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('times', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('consent_refusals_key', ['day', 'version', 'source'])
      .execute();
    await db.schema.alterTable('users').addColumn('consent_receipt', 'text').execute();
    await db.schema
      .alterTable('users')
      .addColumn('consent_version', integer, (column) => column.notNull().defaultTo(1))
      .execute();
  },
};

async function index(db: Kysely<unknown>, name: string, columns: readonly string[]): Promise<void> {
  await db.schema
    .createIndex(name)
    .on('consent_log')
    .columns([...columns])
    .execute();
}
