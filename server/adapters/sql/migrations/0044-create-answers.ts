import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Answers of creates with an idempotency key, which several processes share; `answer` is null while one runs. */
export const createAnswers = {
  name: '0044-create-answers',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('create_answers')
      .addColumn('user_id', integer, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('creation_key', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('expires_at', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('create_answers_key', ['user_id', 'creation_key'])
      .execute();
    await db.schema.createIndex('create_answers_by_end').on('create_answers').column('expires_at').execute();
  },
};
