import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql, type Kysely } from 'kysely';
import { ALL_MIGRATIONS } from '../../../../server/adapters/sql/migrations/all-migrations.ts';
import type { Migration } from '../../../../server/adapters/sql/migrations/migration.ts';
import { openPool } from '../../../../server/adapters/sql/postgres-node/internal/postgres-pool.ts';
import {
  openPostgresStore,
  type PostgresStore,
} from '../../../../server/adapters/sql/postgres-node/postgres-store.ts';
import { StoreUnusable } from '../../../../server/adapters/sql/store/store-unusable.ts';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { addressOf } from '../../../../tools/postgres/database-address.ts';
import { aUserRecord } from '../../../builders/a-user-record.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from '../temporary-postgres.ts';

let opened: TemporaryPostgres;
beforeAll(async () => {
  opened = await openTemporaryPostgres();
});
beforeEach(() => opened.truncate());
afterAll(() => opened.close());

const open = (url: string, migrations: readonly Migration[] = ALL_MIGRATIONS) =>
  openPostgresStore({ url, poolSize: 2, migrations });
const insert = (id: string, store: PostgresStore = opened.store) =>
  store.transaction((tx) => tx.users.insert(aUserRecord({ id: toUserId(id), username: id, email: id })));

describe('a database that cannot be used is told without its password', () => {
  test('one that is not there', async () => {
    const url = Object.assign(new URL(addressOf(opened.url, 'nowhere')), { password: 'secret-word' }).href;
    const opening = open(url);

    await expect(opening).rejects.toBeInstanceOf(StoreUnusable);
    await expect(opening).rejects.toThrow('has no database nowhere');
    await expect(opening).rejects.not.toThrow('secret-word');
  });

  test('one that does not know the user', async () => {
    const url = Object.assign(new URL(opened.url), { username: 'nobody_here', password: 'secret-word' }).href;
    const opening = open(url);

    await expect(opening).rejects.toBeInstanceOf(StoreUnusable);
    await expect(opening).rejects.toThrow('nobody_here');
    await expect(opening).rejects.not.toThrow('secret-word');
  });

  test('one that does not take the password, or wants one', async ({ skip }) => {
    skip(!opened.url.includes('host='), 'a server that was running lets in whom it likes');
    await opened.execute(`create role asked_for_password login password 'right-word'`, []);
    const asked = (password: string) =>
      open(Object.assign(new URL(opened.url), { username: 'asked_for_password', password }).href);

    await expect(asked('wrong-word')).rejects.toBeInstanceOf(StoreUnusable);
    await expect(asked('wrong-word')).rejects.toThrow('does not let asked_for_password in');
    await expect(asked('wrong-word')).rejects.not.toThrow('wrong-word');
    await expect(asked('')).rejects.toThrow('wants a password of asked_for_password');
    await opened.execute('drop role asked_for_password', []);
  });

  test('one of another encoding', async () => {
    await opened.execute(
      `create database ${nameOf(opened)}_latin encoding 'LATIN1' locale 'C' locale_provider libc template template0`,
      [],
    );
    await expect(open(addressOf(opened.url, `${nameOf(opened)}_latin`))).rejects.toThrow(
      'must have the encoding UTF8, it has LATIN1',
    );
  });

  test('one that a newer version has written', async () => {
    const next = { name: '9001-next', up: async () => undefined };
    await (await open(opened.url, [...ALL_MIGRATIONS, next])).close();
    const opening = open(opened.url);

    await expect(opening).rejects.toBeInstanceOf(StoreUnusable);
    await expect(opening).rejects.toThrow('newer version');
    await opened.execute(`delete from migrations where name = '9001-next'`, []);
  });
});

describe('migrations', () => {
  test('that fail leave the tables as they were', async () => {
    const broken = {
      name: '9001-broken',
      up: async (db: Kysely<unknown>) => {
        await sql`create table moods (name text)`.execute(db);
        await sql`select * from nowhere`.execute(db);
      },
    };
    await expect(open(opened.url, [...ALL_MIGRATIONS, broken])).rejects.toBeInstanceOf(StoreUnusable);

    expect(await opened.rows(`select to_regclass('moods') as moods`)).toEqual([{ moods: null }]);
    expect(await opened.store.migrationsPending()).toBe(false);
  });

  test('are run by one of several processes that start at once', async () => {
    const empty = `${nameOf(opened)}_empty`;
    await opened.execute(`create database ${empty} template template0`, []);
    const url = addressOf(opened.url, empty);
    const stores = await Promise.all([open(url), open(url), open(url)]);

    for (const store of stores) {
      expect(await store.migrationsPending()).toBe(false);
      await store.close();
    }
  });
});

describe('an open store', () => {
  test('has connections that compile nothing and plan each statement once', async () => {
    const pool = openPool({ url: opened.url, size: 1, logger: undefined });
    const { rows } = await pool.query(
      `select current_setting('jit') as jit, current_setting('plan_cache_mode') as plans`,
    );
    await pool.end();

    expect(rows).toEqual([{ jit: 'off', plans: 'force_generic_plan' }]);
  });

  test('tells which transactions run, also those that meet others and run again', async () => {
    const changes: number[] = [];
    const store = await openPostgresStore({
      url: opened.url,
      poolSize: 6,
      onTransaction: (change) => changes.push(change),
    });
    await Promise.all(['1', '2', '3'].map((id) => insert(id, store)));
    await expect(insert('1', store)).rejects.toThrow();
    expect(changes.filter((change) => change === 1)).toHaveLength(4);
    expect(changes.filter((change) => change === -1)).toHaveLength(4);
    await store.close();
  });

  test('closing waits for what was begun and refuses what comes later', async () => {
    const store = await open(opened.url);
    const begun = Promise.all(['1', '2', '3'].map((id) => insert(id, store)));
    const closing = store.close();

    await expect(insert('4', store)).rejects.toThrow('closed');
    await begun;
    await closing;
    const again = await open(opened.url);
    expect(await again.users.find(toUserId('3'))).toBeDefined();
    expect(await again.users.find(toUserId('4'))).toBeUndefined();
    await again.close();
  });

  test('goes on after its connections were lost', async () => {
    await insert('1');
    await opened.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pinakes' and datname = current_database()`,
    );

    await expect
      .poll(() =>
        opened.store.ping().then(
          () => 'answers',
          () => 'fails',
        ),
      )
      .toBe('answers');
    await insert('2');
    expect(await opened.store.users.find(toUserId('2'))).toBeDefined();
  });

  test('keeps nothing of a transaction whose connection is lost, and says so', async () => {
    const attempt = opened.store.transaction(async (tx) => {
      await tx.users.insert(aUserRecord());
      await opened.rows(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pinakes' and state = 'idle in transaction' and datname = current_database()`,
      );
      await tx.users.isEmpty();
    });

    await expect(attempt).rejects.toThrow();
    expect(await opened.store.users.isEmpty()).toBe(true);
  });
});

function nameOf({ url }: TemporaryPostgres): string {
  return new URL(url).pathname.slice(1);
}
