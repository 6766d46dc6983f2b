import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PATIENCE } from '../../../../server/adapters/sql/postgres-node/internal/postgres-pool.ts';
import {
  openPostgresStore,
  type PostgresStore,
} from '../../../../server/adapters/sql/postgres-node/postgres-store.ts';
import { StoreUnusable } from '../../../../server/adapters/sql/store/store-unusable.ts';
import { StoreToken } from '../../../../server/composition/tokens.ts';
import { override } from '../../../../src/composition/provide.ts';
import type { WireBoard } from '../../../../wire/board.ts';
import { WholeServer } from '../../../security/support/whole-server.ts';
import type { Told } from '../../http-api/core/small-browser.ts';
import { aMember, succeeded, type Member } from '../../http-api/support/member.ts';
import { BreakableLine } from '../../s3/support/breakable-line.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from '../temporary-postgres.ts';

const SHORT = { ...PATIENCE, connectMs: 1_500, silenceMs: 1_500, checkSilenceMs: 1_000 };

let opened: TemporaryPostgres;
let line: BreakableLine;
beforeAll(async () => {
  opened = await openTemporaryPostgres();
  line = await BreakableLine.open(placeOf(opened.url));
});
afterAll(async () => {
  await line.cut();
  await opened.close();
});

let server: WholeServer;
let ada: Member;
let acknowledged: string[];
beforeEach(async () => {
  await opened.truncate();
  acknowledged = [];
});
afterEach(() => server.close());

async function start(poolSize: number): Promise<PostgresStore> {
  const store = await openPostgresStore({ url: throughLine(opened.url), poolSize, patience: SHORT });
  server = await WholeServer.open({}, [override(StoreToken, store)]);
  ada = await aMember(server, 'ada');
  return store;
}

/** Writes something; what is acknowledged is noted. */
async function write(): Promise<Told> {
  const told = await ada.browser.call('BoardResource', 'create', { name: `Board ${acknowledged.length}` });
  if (told.status === 200) acknowledged.push(succeeded<WireBoard>(told).id);
  return told;
}

const readiness = async () => (await server.browser().send('/readyz')).body;
const read = () => server.browser().call('UserResource', 'get', { username: 'ada' });

async function expectAllThere(): Promise<void> {
  const rows = await opened.rows('select id from boards');
  expect(rows.map(({ id }) => String(id))).toEqual(expect.arrayContaining(acknowledged));
  expect(acknowledged.length).toBeGreaterThan(1);
}

const faults = [
  ['frozen', () => line.freeze(), () => line.thaw()],
  ['gone', () => line.cut(), () => line.mend()],
] as const;

describe.each(faults)('while the database is %s', (_name, hurt, heal) => {
  test('calls get 503 and /readyz says why; then all goes on, and nothing acknowledged is lost', async () => {
    await start(4);
    await write();
    expect(await readiness()).toMatchObject({ ready: true });

    await hurt();
    for (const told of [await write(), await read()]) {
      expect({ status: told.status, after: told.headers.get('retry-after') }).toEqual({
        status: 503,
        after: '5',
      });
      expect(told.text).not.toMatch(/timeout|ECONN|postgres/i);
    }
    await expect
      .poll(readiness)
      .toMatchObject({ ready: false, checks: { database: 'failed', storage: 'ok' } });

    await heal();
    await expect.poll(async () => (await write()).status).toBe(200);
    await expect.poll(readiness).toMatchObject({ ready: true });
    await expectAllThere();
  });
});

test('without a free connection calls get 503, and afterwards go on', async () => {
  const store = await start(2);
  await write();
  const gate = Promise.withResolvers<void>();
  const holding = store.transaction(async (tx) => {
    await tx.users.isEmpty();
    await gate.promise;
  });
  const refused = await write();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect((await read()).status).toBe(200);

  gate.resolve();
  await holding;
  expect((await write()).status).toBe(200);
  await expectAllThere();
});

test('a database that can only be read is read, and not ready; a start on it says so', async () => {
  await start(4);
  await write();
  const name = new URL(opened.url).pathname.slice(1);
  await setReadOnly(name, true);
  await expect.poll(async () => (await write()).status).toBe(503);
  await expect.poll(async () => (await read()).status).toBe(200);
  await expect.poll(readiness).toMatchObject({ checks: { database: 'failed' } });
  const starting = openPostgresStore({ url: opened.url, poolSize: 2 });
  await expect(starting).rejects.toBeInstanceOf(StoreUnusable);
  await expect(starting).rejects.toThrow('read-only');

  await setReadOnly(name, false);
  await expect.poll(async () => (await write()).status).toBe(200);
  await expect.poll(readiness).toMatchObject({ ready: true });
  await expectAllThere();
});

test('a database whose disk is full refuses what does not fit, and takes it when there is space', async () => {
  await start(4);
  await write();
  await opened.execute(
    `create function no_space() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
    [],
  );
  await opened.execute('create trigger disk_full before insert on boards execute function no_space()', []);
  const refused = await write();
  expect(refused.body.resource_response?.error?.reason).toBe('storage_full');
  expect(refused.text).not.toContain('extend file');

  await opened.execute('drop function no_space cascade', []);
  expect((await write()).status).toBe(200);
  await expectAllThere();
});

/** For new connections; the old ones end. */
async function setReadOnly(database: string, isReadOnly: boolean): Promise<void> {
  await opened.execute(`set default_transaction_read_only = off`, []);
  await opened.execute(
    `alter database ${database} set default_transaction_read_only = ${String(isReadOnly)}`,
    [],
  );
  await opened.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'pinakes' and datname = current_database()`,
  );
}

/** Where the server listens: at a port, or at a socket in a folder. */
function placeOf(url: string): Parameters<typeof BreakableLine.open>[0] {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  const number = Number(port === '' ? 5432 : port);
  return folder === null ? { host: hostname, port: number } : { path: `${folder}/.s.PGSQL.${number}` };
}

function throughLine(url: string): string {
  const through = new URL(url);
  through.searchParams.delete('host');
  return Object.assign(through, { hostname: '127.0.0.1', port: String(line.port) }).href;
}
