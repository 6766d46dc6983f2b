import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { popularityRank } from '../../../../src/domain/feeds/popularity.ts';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import type { Tables } from '../schema/tables.ts';
import { localSqliteDialect } from '../sqlite/sqlite-dialect.ts';
import { DERIVED_VALUES, mendRows, wrongRows } from '../store/derived-values.ts';
import { pendingMigrations } from '../store/migrate.ts';
import { namedMedia, type NamedMedia } from '../store/named-media.ts';
import { StoreUnusable } from '../store/store-unusable.ts';
import { openForWriting } from './internal/sqlite-connection.ts';
import { integrityTrouble, SQLITE_FILE } from './sqlite-files.ts';

/** A store that an operator looks into, also while a server uses it. */
export type InspectedStore = {
  /** What is wrong with its pages and references; null if nothing. */
  integrity(): string | null;
  /** The names of the migrations that are pending. @throws {StoreUnusable} when the store is newer. */
  pending(): Promise<readonly string[]>;
  /** The number of wrong rows of everything that is derived, by name. Repairs them if told so. */
  recount(repair: boolean): readonly { readonly name: string; readonly wrong: number }[];
  namedMedia(): AsyncIterable<NamedMedia>;
  close(): void;
};

/** @throws {StoreUnusable} */
export function inspectSqliteStore(dataDir: string): InspectedStore {
  const file = path.join(dataDir, SQLITE_FILE);
  if (!existsSync(file)) throw new StoreUnusable(`There is no store at ${file}.`);
  const database = openForWriting(file);
  const db = new Kysely<Tables>({ dialect: localSqliteDialect(database, () => undefined) });
  return {
    integrity: () => integrityTrouble(database),
    pending: async () => (await pendingMigrations(db, ALL_MIGRATIONS)).map(({ name }) => name),
    recount: (repair) => recount(database, repair),
    namedMedia: () => namedMedia(db),
    close: () => database.close(),
  };
}

function recount(database: DatabaseSync, repair: boolean) {
  // One moment for all of them; a repair keeps the server's writes waiting.
  database.exec(repair ? 'begin immediate' : 'begin');
  try {
    const derived = DERIVED_VALUES.map((each) => {
      const row = database.prepare(`select count(*) as wrong from (${wrongRows(each)})`).get();
      const wrong = Number(row?.['wrong']);
      if (repair && wrong > 0) database.exec(mendRows(each));
      return { name: each.name, wrong };
    });
    const ranks = { name: 'ranks of pins', wrong: recountRanks(database, repair) };
    database.exec('commit');
    return [...derived, ranks];
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

function recountRanks(database: DatabaseSync, repair: boolean): number {
  const mend = database.prepare('update pins set rank = ? where id = ?');
  const wrong: { readonly id: number; readonly rank: number }[] = [];
  for (const row of database.prepare('select id, created_at, repin_count, rank from pins').iterate()) {
    const rank = popularityRank({
      createdAt: Number(row['created_at']),
      saves: Number(row['repin_count']),
    });
    if (rank !== row['rank']) wrong.push({ id: Number(row['id']), rank });
  }
  if (repair) for (const { id, rank } of wrong) mend.run(rank, id);
  return wrong.length;
}
