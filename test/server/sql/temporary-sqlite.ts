import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteStore, type SqliteStore } from '../../../server/adapters/sql/sqlite-node/sqlite-store.ts';
import type { TemporaryStore, TemporaryStoreOptions } from './temporary-store.ts';

export type TemporarySqlite = TemporaryStore & { readonly store: SqliteStore; readonly path: string };

/** A store in a directory of its own, which goes with it. */
export async function openTemporarySqlite(options: TemporaryStoreOptions = {}): Promise<TemporarySqlite> {
  const directory = await mkdtemp(join(tmpdir(), 'pinakes-store-'));
  const path = join(directory, 'pinakes.sqlite');
  const store = await openSqliteStore({ path, ...options });
  const rows = (sql: string) => {
    const database = new DatabaseSync(path, { readOnly: true });
    const found = database.prepare(sql).all();
    database.close();
    return found.map((row) => ({ ...row }));
  };
  return {
    store,
    path,
    directory,
    truncate: async () => emptyAllTables(path),
    execute: async (sql, parameters) => {
      const database = new DatabaseSync(path, { timeout: 5_000 });
      database.prepare(sql).run(...parameters);
      database.close();
    },
    rows: async (sql) => rows(sql),
    dangling: async () => rows('pragma foreign_key_check').map((row) => JSON.stringify(row)),
    close: async () => {
      await store.close();
      await rm(directory, { recursive: true });
    },
  };
}

function emptyAllTables(path: string): void {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false, timeout: 5_000 });
  const tables = database
    .prepare(
      `select name from sqlite_master where type = 'table' and name not in ('migrations', 'interests')`,
    )
    .all();
  database.exec('pragma synchronous = off; begin immediate');
  for (const { name } of tables) database.exec(`delete from "${String(name)}"`);
  database.exec('update interests set follower_count = 0');
  database.exec('commit');
  database.close();
}
