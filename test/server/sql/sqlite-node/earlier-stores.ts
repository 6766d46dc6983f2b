import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Migration } from '../../../../server/adapters/sql/migrations/migration.ts';

/**
 * The statements that make a store as this migration left it, with a few rows of the first version: once written, a
 * file stays as it is, whatever becomes of the migrations.
 */
export function fixtureOf({ name }: Migration): string {
  return path.join('test', 'fixtures', 'earlier-stores', `${name.slice(0, 3)}x`, `${name}.sql`);
}

/** Makes the store of a fixture. */
export function loadFixture(migration: Migration, file: string): void {
  withDatabase(file, (database) =>
    database.exec(`begin; ${readFileSync(fixtureOf(migration), 'utf8')} commit;`),
  );
}

/** Writes the fixture of a migration from a store that it has just left. */
export function writeFixture(migration: Migration, file: string): void {
  const fixture = fixtureOf(migration);
  if (existsSync(fixture)) throw new Error(`${fixture} exists already.`);
  mkdirSync(path.dirname(fixture), { recursive: true });
  writeFileSync(fixture, withDatabase(file, dumpOf));
}

/** Fills the first version of the store: two people, a board, two pins of one picture, and what belongs to them. */
export function fillFirstVersion(file: string): void {
  withDatabase(file, (database) => {
    const time = Date.UTC(2026, 0, 1);
    const put = (table: string, values: Record<string, SQLInputValue>) => insert(database, table, values);
    put('pictures', { signature: SIGNATURE, extension: 'jpg', width: 40, height: 60, created_at: time });
    for (const [id, name] of [
      [1, 'ada'],
      [2, 'bob'],
    ] as const) {
      put('users', {
        id,
        username: name,
        username_key: name,
        email: `${name}@example.org`,
        email_key: `${name}@example.org`,
        locale: 'en-US',
        country: 'US',
        gender: 'unspecified',
        theme: 'system',
        account_type: 'pinner',
        allow_messages_from: 'everyone',
        state: 'active',
        created_at: time,
      });
    }
    put('sessions', { id: 's', token_hash: 'h', user_id: 1, type: 'full', expires_at: time });
    put('uploads', { id: 5, user_id: 1, picture_signature: SIGNATURE, created_at: time });
    put('boards', {
      id: 3,
      owner_id: 1,
      name: 'Garden',
      name_key: 'garden',
      slug: 'garden',
      privacy: 'public',
      layout: 'default',
      pin_count: 2,
      follower_count: 1,
      created_at: time,
    });
    put('board_slugs', { owner_id: 1, slug: 'garden', board_id: 3 });
    for (const id of [7, 8]) {
      put('pins', {
        id,
        board_id: 3,
        pinner_id: 1,
        root_id: id,
        title: `Fern ${id}`,
        link: 'https://example.org/fern',
        method: 'uploaded',
        picture_signature: SIGNATURE,
        created_at: time,
        shown: 1,
        listed: 1,
      });
    }
    put('user_follows', { follower_id: 2, followed_id: 1, created_at: time });
    put('board_follows', { follower_id: 2, board_id: 3, created_at: time });
  });
}

/** The definitions of all tables and indexes. */
export function schemaOf(file: string): readonly string[] {
  return withDatabase(file, (database) => definitions(database).map(({ sql }) => sql));
}

export function withDatabase<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const SIGNATURE = '0123456789abcdef0123456789abcdef';

/** Columns that are not named get 0 or an empty text where they need a value. */
function insert(database: DatabaseSync, table: string, values: Record<string, SQLInputValue>): void {
  const row = { ...values };
  for (const column of database.prepare(`pragma table_info(${table})`).all()) {
    if (column['notnull'] === 0 || column['dflt_value'] !== null) continue;
    row[String(column['name'])] ??= String(column['type']).toLowerCase() === 'integer' ? 0 : '';
  }
  const names = Object.keys(row);
  database
    .prepare(`insert into ${table} (${names.join()}) values (${names.map(() => '?').join()})`)
    .run(...Object.values(row));
}

function definitions(database: DatabaseSync): readonly { name: string; type: string; sql: string }[] {
  return database
    .prepare(`select name, type, sql from sqlite_master where sql is not null order by type desc, name`)
    .all() as { name: string; type: string; sql: string }[];
}

function dumpOf(database: DatabaseSync): string {
  const all = definitions(database);
  const rows = all.filter(({ type }) => type === 'table').flatMap(({ name }) => insertsOf(database, name));
  const made = (kind: string) => all.filter(({ type }) => type === kind).map(({ sql }) => `${sql};\n`);
  return ['pragma defer_foreign_keys = on;\n', ...made('table'), ...rows, ...made('index')].join('');
}

function insertsOf(database: DatabaseSync, table: string): readonly string[] {
  const rows = database.prepare(`select * from "${table}"`).all();
  return rows.map((row) => {
    const values = Object.values(row).map((value) =>
      typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value),
    );
    return `insert into "${table}" values (${values.join()});\n`;
  });
}
