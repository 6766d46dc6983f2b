import { StoreUnusable } from '../../adapters/sql/store/store-unusable.ts';

/** Refuses a command that works on DATA_DIR alone. @throws {StoreUnusable} */
export function refuseDatabase(databaseUrl: string | null): void {
  if (databaseUrl === null) return;
  throw new StoreUnusable(
    'The data are in DATABASE_URL, which this command does not know yet: use pg_dump, and copy DATA_DIR after it.',
  );
}
