import { existsSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import type { OnStatement } from '../schema/statement.ts';
import type { Tables } from '../schema/tables.ts';
import { localSqliteDialect } from '../sqlite/sqlite-dialect.ts';
import type { InspectedStore } from '../store/inspected-store.ts';
import { pendingMigrations } from '../store/migrate.ts';
import { namedMedia } from '../store/named-media.ts';
import { recount } from '../store/recount.ts';
import { StoreUnusable } from '../store/store-unusable.ts';
import { openForWriting } from './internal/sqlite-connection.ts';
import { integrityTrouble, SQLITE_FILE } from './sqlite-files.ts';

/** @param onStatement called before every statement @throws {StoreUnusable} */
export function inspectSqliteStore(
  dataDir: string,
  onStatement: OnStatement = () => undefined,
): InspectedStore {
  const file = path.join(dataDir, SQLITE_FILE);
  if (!existsSync(file)) throw new StoreUnusable(`There is no store at ${file}.`);
  const database = openForWriting(file);
  const db = new Kysely<Tables>({ dialect: localSqliteDialect(database, onStatement) });
  return {
    checked: 'pages, indexes and references',
    integrity: () => integrityTrouble(database),
    pending: async () => (await pendingMigrations(db, ALL_MIGRATIONS)).map(({ name }) => name),
    recount: (repair) =>
      recount({ db, transaction: async (work) => void (await db.transaction().execute(work)) }, { repair }),
    namedMedia: () => namedMedia(db),
    close: async () => database.close(),
  };
}
