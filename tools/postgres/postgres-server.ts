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
  await admin.query(`create database ${template} template template0 encoding 'UTF8'`);
  const store = await openPostgresStore({ url: addressOf(url, template), poolSize: 2 });
  await store.close();
  project.provide('postgres', { url, template });
  return async () => {
    await admin.query(`drop database ${template} with (force)`);
    await admin.end();
    await stop?.();
  };
}

function startOne() {
  const programs = postgresPrograms();
  if (programs === undefined)
    throw new Error('PostgreSQL is neither running at 127.0.0.1:5432 nor installed.');
  return startPrivatePostgres(programs);
}
