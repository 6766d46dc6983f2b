import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgresStore } from '../../server/adapters/sql/postgres-node/postgres-store.ts';
import { addressOf } from './database-address.ts';
import { postgresPrograms } from './postgres-programs.ts';
import { runningPostgres } from './running-postgres.ts';
import { startPrivatePostgres } from './private-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which databases can be created, and the empty store that they begin as. */
    readonly postgres: { readonly url: string; readonly template: string };
  }
}

/** Finds or starts a server for the tests over PostgreSQL; ends what it has begun. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = await runningPostgres();
  const { url, stop } = running === undefined ? await startOne() : { url: running, stop: undefined };
  const template = `pinakes_test_${process.pid}`;
  const admin = new pg.Client(url);
  await admin.connect();
  // It orders texts as English does, unlike the product, which must not notice; servers before version 15 cannot.
  const plain = `create database ${template} template template0 encoding 'UTF8'`;
  await admin
    .query(`${plain} locale_provider icu icu_locale 'en-US' locale 'C'`)
    .catch(() => admin.query(plain));
  const store = await openPostgresStore({ url: addressOf(url, template), poolSize: 2 });
  await store.close();
  project.provide('postgres', { url, template });
  return async () => {
    if (stop === undefined) await dropAll(admin, template);
    await admin.end();
    await stop?.();
  };
}

/** The databases of the tests, on a server that stays. */
async function dropAll(admin: pg.Client, prefix: string): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database where datname = $1 or starts_with(datname, $1 || '_')`,
    [prefix],
  );
  for (const { name } of rows) await admin.query(`drop database ${name} with (force)`);
}

function startOne() {
  const programs = postgresPrograms();
  if (programs === undefined)
    throw new Error('PostgreSQL is neither running at 127.0.0.1:5432 nor installed.');
  return startPrivatePostgres(programs);
}
