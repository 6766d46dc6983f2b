import { Kysely } from 'kysely';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import type { Tables } from '../schema/tables.ts';
import type { InspectedStore } from '../store/inspected-store.ts';
import { unrecordedMigrations } from '../store/migrate.ts';
import { namedMedia } from '../store/named-media.ts';
import { recount } from '../store/recount.ts';
import { StoreUnusable } from '../store/store-unusable.ts';
import { postgresDialect } from './internal/postgres-dialect.ts';
import { openPatientPool } from './internal/postgres-pool.ts';
import { unusable } from './internal/postgres-unusable.ts';
import { untilNoConflict } from './internal/until-no-conflict.ts';

/** Pages and references are the duty of the database itself. @throws {StoreUnusable} when it cannot be reached */
export async function inspectPostgresStore(url: string): Promise<InspectedStore> {
  const pool = openPatientPool({ url, logger: undefined });
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool, () => undefined) });
  const pending = async () => (await unrecordedMigrations(db, ALL_MIGRATIONS)).map(({ name }) => name);
  const transaction = async (work: (transaction: Kysely<Tables>) => Promise<unknown>) =>
    void (await untilNoConflict(() => db.transaction().execute(work)));
  try {
    await pending();
  } catch (error) {
    await pool.end();
    throw error instanceof StoreUnusable ? error : unusable(url, error);
  }
  return {
    checked: 'the database answers',
    integrity: () => null,
    pending,
    recount: (repair) => recount({ db, transaction }, { repair }),
    namedMedia: () => namedMedia(db),
    close: () => pool.end(),
  };
}
