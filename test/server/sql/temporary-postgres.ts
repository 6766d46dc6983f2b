import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import {
  openPostgresStore,
  type PostgresStore,
} from '../../../server/adapters/sql/postgres-node/postgres-store.ts';
import { addressOf } from '../../../tools/postgres/database-address.ts';
import type { TemporaryStore, TemporaryStoreOptions } from './temporary-store.ts';

export type TemporaryPostgres = TemporaryStore & { readonly store: PostgresStore; readonly url: string };

let made = 0;
/** Databases of this worker that are free again. */
const free: string[] = [];

/** A store in a database of its own, which a later one may use again. */
export async function openTemporaryPostgres(options: TemporaryStoreOptions = {}): Promise<TemporaryPostgres> {
  const { url: server, template } = inject('postgres');
  const isPlain = options.migrations === undefined;
  const name =
    (isPlain ? free.pop() : undefined) ??
    (await newDatabase(server, template, isPlain ? template : 'template0'));
  const url = addressOf(server, name);
  const store = await openPostgresStore({ url, poolSize: 8, ...options });
  const client = new pg.Client(url);
  await client.connect();
  const clear = await clearing(client);
  const directory = await mkdtemp(join(tmpdir(), 'pinakes-store-'));
  return {
    store,
    url,
    directory,
    truncate: async () => {
      await client.query(clear);
    },
    execute: async (sql, parameters) => {
      let number = 0;
      await client.query(
        sql.replaceAll('?', () => `$${(number += 1)}`),
        [...parameters],
      );
    },
    rows: async (sql) => (await client.query(sql)).rows,
    // The server checks every reference.
    dangling: async () => [],
    close: async () => {
      await store.close();
      if (isPlain) await client.query(clear);
      await client.end();
      if (isPlain) free.push(name);
      await rm(directory, { recursive: true });
    },
  };
}

/** They all go at the end: see `tools/postgres/postgres-server.ts`. */
async function newDatabase(server: string, prefix: string, template: string): Promise<string> {
  made += 1;
  const name = `${prefix}_${process.pid}_${made}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  // Nothing here outlives the tests, so nothing waits for the disk.
  await client.query(`alter database ${name} set synchronous_commit = off`);
  await client.end();
  return name;
}

/** Empties all tables in one statement: what refers to each other may only go together. */
async function clearing(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = current_schema() and tablename not in ('migrations', 'interests')`,
  );
  const deletions = rows.map(({ name }) => `d_${name} as (delete from "${name}")`);
  return `with ${deletions.join(', ')} update interests set follower_count = 0 where follower_count <> 0`;
}
