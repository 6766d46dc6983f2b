import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Whether an account's consent was given deliberately against the browser's privacy signal. */
export const consentDespiteSignal = {
  name: '0024-consent-despite-signal',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .alterTable('users')
      .addColumn('consent_despite_signal', integer, (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
