import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, test, vi } from 'vitest';
import { postgresDialect } from '../../../../server/adapters/sql/postgres-node/internal/postgres-dialect.ts';
import { StoreUnavailable } from '../../../../server/application/ports/store.ts';
import { openPool, type Pool } from '../../../../server/adapters/sql/postgres-node/internal/postgres-pool.ts';

/** A pool whose only connection fails each statement after `begin`; it notes statements, and how it is given back. */
function failingWith(error: Error) {
  const statements: string[] = [];
  const released: unknown[] = [];
  const client = {
    query: async ({ text }: { readonly text: string }) => {
      statements.push(text);
      if (/^(begin|rollback)/.test(text)) return { rows: [], rowCount: 0 };
      throw error;
    },
    release: (isBroken: unknown) => released.push(isBroken),
  };
  const pool = { connect: async () => client } as unknown as Pool;
  return {
    db: new Kysely<unknown>({ dialect: postgresDialect(pool, () => undefined) }),
    statements,
    released,
  };
}

describe('a statement that', () => {
  test('the server refuses leaves a connection that is used again', async () => {
    const { db, released } = failingWith(new pg.DatabaseError('no such table', 13, 'error'));
    await expect(sql`select 1`.execute(db)).rejects.toThrow('no such table');
    expect(released).toEqual([false]);
  });

  test('the server does not answer costs the connection, which may still be at it', async () => {
    const { db, released } = failingWith(new Error('Query read timeout'));
    await expect(sql`select 1`.execute(db)).rejects.toBeInstanceOf(StoreUnavailable);
    expect(released).toEqual([true]);
  });

  test('is not answered in a transaction ends it with the connection, without a wait for a rollback', async () => {
    const { db, statements, released } = failingWith(new Error('Query read timeout'));
    const run = db.transaction().execute((transaction) => sql`select 1`.execute(transaction));
    await expect(run).rejects.toBeInstanceOf(StoreUnavailable);
    expect(statements).toEqual(['begin isolation level serializable read write', 'select 1']);
    expect(released).toEqual([true]);
  });
});

test('a server that nobody uses keeps a connection, by which a move sees it', async () => {
  const pool = openPool({ url: inject('postgres').url, size: 2, logger: undefined });
  const clients = [await pool.connect(), await pool.connect()];
  vi.useFakeTimers();
  for (const client of clients) client.release();
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
  expect(pool.totalCount).toBe(1);
  await pool.end();
});
