import { sql, type Kysely } from 'kysely';
import type { ColumnTypes, Migration } from '../migrations/migration.ts';
import { StoreUnusable } from './store-unusable.ts';

type MigrationTables = { migrations: { name: string; applied_at: number } };

/**
 * The pending migrations, in order.
 * @throws {StoreUnusable} when a migration was applied that this version does not know.
 */
export async function pendingMigrations<T>(
  db: Kysely<T>,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  return migrationsAfter(await appliedMigrations(db), migrations);
}

/** The same for a store that has the table of migrations. */
export async function unrecordedMigrations<T>(
  db: Kysely<T>,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  return migrationsAfter(await recordedMigrations(db), migrations);
}

function migrationsAfter(applied: readonly string[], migrations: readonly Migration[]): readonly Migration[] {
  const knownNames = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter((name) => !knownNames.has(name));
  if (unknown.length > 0) {
    throw new StoreUnusable(
      `The store was written by a newer version of Pinakes (it has taken the step ${unknown.join(', ')}).`,
    );
  }
  return migrations.filter(({ name }) => !applied.includes(name));
}

/**
 * Runs the migrations atomically. Each is first recorded with the time (ms since the epoch): a second process that does
 * the same at the same time waits for the record, and then fails.
 */
export async function migrate(
  db: Kysely<unknown>,
  steps: readonly Migration[],
  options: { readonly types: ColumnTypes; readonly now: number },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await makeMigrationTable(transaction, options.types);
    for (const step of steps) {
      await transaction
        .withTables<MigrationTables>()
        .insertInto('migrations')
        .values({ name: step.name, applied_at: options.now })
        .execute();
      await step.up(transaction, options.types);
    }
  });
}

/** Creates the table of migrations, unless it is there. */
export async function makeMigrationTable(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
  await sql`create table if not exists migrations (name text primary key not null, applied_at ${sql.raw(integer)} not null)`.execute(
    db,
  );
}

/** True if any migration was applied, so that there may be data to lose. */
export async function hasMigrated<T>(db: Kysely<T>): Promise<boolean> {
  return (await appliedMigrations(db)).length > 0;
}

async function appliedMigrations<T>(db: Kysely<T>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'migrations') ? recordedMigrations(db) : [];
}

async function recordedMigrations<T>(db: Kysely<T>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  return rows.map(({ name }) => name);
}
