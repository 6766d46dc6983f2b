import pg from 'pg';
import { addressOf } from '../../tools/postgres/database-address.ts';
import { runningPostgres } from '../../tools/postgres/running-postgres.ts';

/** A database of a benchmark on the server at 127.0.0.1:5432. */
export type BenchDatabase = {
  readonly name: string;
  readonly url: string;
  ask(statement: string): Promise<readonly Record<string, unknown>[]>;
  drop(): Promise<void>;
};

/**
 * Makes an empty database, in place of one of this name that was left.
 * @param keeps takes the one that was left as it is
 */
export async function benchDatabase(name: string, keeps = false): Promise<BenchDatabase> {
  const server = await runningPostgres();
  if (server === undefined) throw new Error('PostgreSQL does not run at 127.0.0.1:5432.');
  if (!keeps) {
    await askAt(server, `drop database if exists ${name} with (force)`);
    await askAt(server, `create database ${name} template template0 encoding 'UTF8' locale 'C'`);
  }
  const url = addressOf(server, name);
  return {
    name,
    url,
    ask: (statement) => askAt(url, statement),
    drop: async () => void (await askAt(server, `drop database ${name} with (force)`)),
  };
}

async function askAt(url: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows as readonly Record<string, unknown>[];
}
