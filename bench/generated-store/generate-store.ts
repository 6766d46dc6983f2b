import { openPostgresStore } from '../../server/adapters/sql/postgres-node/postgres-store.ts';
import { openSqliteStore } from '../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import { DERIVED_VALUES, mendRows } from '../../server/adapters/sql/store/derived-values.ts';
import { postgresBulkWriter, sqliteBulkWriter, type BulkWriter } from './bulk-writer.ts';
import { peopleRows } from './people-rows.ts';
import { pictureRows, pinRows } from './pin-rows.ts';
import { planStore, type StorePlan } from './store-plan.ts';
import type { StoreSize } from './store-size.ts';

/** An empty store: its file, or its database. It gets the tables of this version. */
export type StoreTarget =
  | { readonly engine: 'sqlite'; readonly path: string }
  | { readonly engine: 'postgres'; readonly url: string };

/**
 * Fills an empty store that no server uses with people, boards, follows, pins, saves and favorites, skewed as real
 * ones are: few have most, boards have a theme, and saves stay near it. The same size makes the same rows on both
 * engines. There are no files of the pictures.
 * @param passwordHash of all people
 * @returns what there is, by number
 */
export async function generateStore(
  target: StoreTarget,
  size: StoreSize,
  passwordHash = '',
): Promise<StorePlan> {
  const plan = planStore(size);
  await writePlan(plan, await openEmpty(target), passwordHash);
  return plan;
}

/** Writes all rows of a plan, and ends the writer. */
export async function writePlan(plan: StorePlan, writer: BulkWriter, passwordHash = ''): Promise<void> {
  const tables = [...pictureRows(plan), ...peopleRows(plan, passwordHash), ...pinRows(plan)];
  for (const [table, rows] of tables) await writer.insert(table, rows);
  for (const values of DERIVED_VALUES.filter(({ table }) => table === 'interests'))
    await writer.execute(mendRows(values));
  await writer.end();
}

async function openEmpty(target: StoreTarget): Promise<BulkWriter> {
  if (target.engine === 'sqlite') {
    await (await openSqliteStore(target)).close();
    return sqliteBulkWriter(target.path);
  }
  await (await openPostgresStore({ ...target, poolSize: 2 })).close();
  return postgresBulkWriter(target.url);
}
