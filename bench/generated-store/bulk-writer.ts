import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import pg from 'pg';

export type Row = Readonly<Record<string, unknown>>;
export type TableRows = readonly [table: string, rows: Iterable<Row>];

/** Writes rows past the store, as many as there are; nobody else may use it meanwhile. */
export interface BulkWriter {
  /** The columns of the first row are those of all. */
  insert(table: string, rows: Iterable<Row>): Promise<void>;
  execute(statement: string): Promise<void>;
  /** Completes what was left for the end, such as indexes. */
  end(): Promise<void>;
}

const SQLITE_ROWS = 20_000;
const POSTGRES_ROWS = 5_000;

/** Indexes are made at the end, and nothing waits for the disk. */
export function sqliteBulkWriter(path: string): BulkWriter {
  const database = new DatabaseSync(path, { timeout: 5_000, enableForeignKeyConstraints: false });
  database.exec('pragma synchronous = off; pragma cache_size = -262144');
  const indexes = database
    .prepare(`select name, sql from sqlite_master where type = 'index' and sql is not null`)
    .all() as { name: string; sql: string }[];
  for (const { name } of indexes) database.exec(`drop index "${name}"`);
  return {
    insert: async (table, rows) => {
      for (const chunk of chunks(rows, SQLITE_ROWS)) {
        const columns = Object.keys(chunk[0]!);
        const places = columns.map(() => '?').join(', ');
        const insertion = database.prepare(
          `insert into "${table}" (${columns.join(', ')}) values (${places})`,
        );
        database.exec('begin');
        for (const row of chunk) insertion.run(...columns.map((column) => row[column] as SQLInputValue));
        database.exec('commit');
      }
    },
    execute: async (statement) => database.exec(statement),
    end: async () => {
      for (const { sql } of indexes) database.exec(sql);
      database.exec('pragma wal_checkpoint(truncate)');
      database.close();
    },
  };
}

/** Indexes are made at the end, and references are not checked where the server lets us. Then it learns what it holds. */
export async function postgresBulkWriter(url: string): Promise<BulkWriter> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('set session_replication_role = replica').catch(() => undefined);
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and indexname not in (select conname from pg_constraint)`);
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  return {
    insert: async (table, rows) => {
      for (const chunk of chunks(rows, POSTGRES_ROWS)) {
        const columns = Object.keys(chunk[0]!).join(', ');
        const insertion = `insert into "${table}" (${columns}) select ${columns} from json_populate_recordset(null::"${table}", $1)`;
        await client.query(insertion, [JSON.stringify(chunk)]);
      }
    },
    execute: async (statement) => void (await client.query(statement)),
    end: async () => {
      for (const { definition } of indexes) await client.query(definition);
      await client.query('vacuum analyze');
      await client.end();
    },
  };
}

function* chunks<T>(items: Iterable<T>, size: number): Iterable<readonly T[]> {
  let chunk: T[] = [];
  for (const item of items) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}
