import { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postgresDialect } from '../../../../server/adapters/sql/postgres-node/internal/postgres-dialect.ts';
import { openPool } from '../../../../server/adapters/sql/postgres-node/internal/postgres-pool.ts';
import { SqlProcessNumber } from '../../../../server/adapters/sql/postgres-node/internal/sql-process-number.ts';
import { openPostgresProcesses } from '../../../../server/adapters/sql/postgres-node/postgres-processes.ts';
import type { Tables } from '../../../../server/adapters/sql/schema/tables.ts';
import { StoreUnusable } from '../../../../server/adapters/sql/store/store-unusable.ts';
import { SystemTimer } from '../../../../server/adapters/node/system-timer.ts';
import { MOST_PROCESSES, type Processes } from '../../../../server/application/ports/processes.ts';
import { aUserRecord } from '../../../builders/a-user-record.ts';
import { describeChangeSignal } from '../../../contracts/change-signal.contract.ts';
import { describeSharedCounts } from '../../../contracts/shared-counts.contract.ts';
import { openTemporaryPostgres, type TemporaryPostgres } from '../temporary-postgres.ts';

let opened: TemporaryPostgres;
beforeAll(async () => {
  opened = await openTemporaryPostgres();
});
beforeEach(() => opened.truncate());
afterAll(() => opened.close());

const quiet = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };
const clock = { time: 0, now: () => clock.time };
const running: Processes[] = [];
beforeEach(() => {
  clock.time = 1_000_000;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
});

let owners = 0;
async function start(): Promise<Processes> {
  const owner = `process ${(owners += 1)}`;
  const one = await openPostgresProcesses({
    url: opened.url,
    owner,
    clock,
    timer: new SystemTimer(),
    logger: quiet,
  });
  running.push(one);
  return one;
}

describeChangeSignal('PostgreSQL', async () => {
  const [one, other] = [await start(), await start()];
  return { one: one.signal, other: other.signal, close: async () => undefined };
});

describeSharedCounts('PostgreSQL', async () => {
  const [one, other] = [await start(), await start()];
  return { one: one.counts!, other: other.counts! };
});

describe('processes of one database', () => {
  test('that start at once have different numbers', async () => {
    const processes = await Promise.all([start(), start(), start(), start()]);
    expect(processes.map((one) => one.number()).sort()).toEqual([0, 1, 2, 3]);
  });

  test('leave their number to others when they end, or when they were killed for a while', async () => {
    const first = await start();
    await start();
    await first.close();
    expect((await start()).number()).toBe(0);
    clock.time += 30_000;
    expect((await start()).number()).toBe(0);
  });

  test('take another number when theirs was given away while they were frozen', async () => {
    const pool = openPool({ url: opened.url, size: 1, logger: undefined });
    const db = new Kysely<Tables>({ dialect: postgresDialect(pool, () => undefined) });
    const never = { rung: new Promise<void>(() => undefined), stop: () => undefined };
    const deps = { db, clock, timer: { after: () => never }, logger: quiet };
    const frozen = await SqlProcessNumber.claim({ ...deps, owner: 'frozen' });
    clock.time += 30_000;
    const next = await SqlProcessNumber.claim({ ...deps, owner: 'next' });
    expect([frozen.value, next.value]).toEqual([0, 0]);
    await frozen.renew();
    await next.renew();
    expect([frozen.value, next.value]).toEqual([1, 0]);
    await db.destroy();
  });

  test('are as many as there are numbers', async () => {
    const rows = Array.from({ length: MOST_PROCESSES }, (_, number) => `(${number}, 'another', 9000000)`);
    await opened.execute(
      `insert into processes (process_number, owner, alive_until) values ${rows.join(', ')}`,
      [],
    );
    await expect(start()).rejects.toBeInstanceOf(StoreUnusable);
  });

  test('remove counts of windows that are over', async () => {
    const { counts } = await start();
    await counts!.add([{ key: 'a', startedAt: 0, windowMs: 1000, uses: 1 }]);
    clock.time += 60_000;
    await counts!.add([{ key: 'b', startedAt: clock.time, windowMs: 1000, uses: 1 }]);
    expect(await opened.rows('select use_key from use_counts')).toEqual([{ use_key: 'b' }]);
  });

  test('grant a create with a key to one of them, until it gives the key back or its time is over', async () => {
    const { answers, create } = await twoWithAccount();
    const [one, other] = answers;
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? one : other).claim(create, clock.time + 1000),
      ),
    );
    expect(claims.filter(({ kind }) => kind === 'granted')).toHaveLength(1);
    expect(claims.filter(({ kind }) => kind !== 'granted')).toEqual(
      Array.from({ length: 9 }, () => ({ kind: 'running', body: 'b' })),
    );
    await other.release(create, clock.time + 999);
    expect(await other.claim(create, clock.time + 1000)).toEqual({ kind: 'running', body: 'b' });
    await one.release(create, clock.time + 1000);
    expect(await other.claim({ ...create, body: 'c' }, clock.time + 1000)).toEqual({ kind: 'granted' });
    clock.time += 1000;
    expect(await one.claim(create, clock.time + 1000)).toEqual({ kind: 'granted' });
  });

  test('share the answer of a create, and remove it when its time is over', async () => {
    const { answers, create } = await twoWithAccount();
    const [one, other] = answers;
    await one.claim(create, clock.time + 1000);
    await one.keep(create, '{"data":1}', clock.time + 90_000);
    const known = { kind: 'answered', body: 'b', answer: '{"data":1}' };
    expect(await other.claim({ ...create, body: 'c' }, clock.time + 1000)).toEqual(known);
    clock.time += 90_001;
    await other.claim({ ...create, key: 'k2' }, clock.time + 1000);
    expect(await opened.rows('select creation_key from create_answers')).toEqual([{ creation_key: 'k2' }]);
  });

  async function twoWithAccount() {
    const [one, other] = [await start(), await start()];
    const user = aUserRecord();
    await opened.store.transaction((tx) => tx.users.insert(user));
    const create = { userId: user.id, key: 'k', body: 'b' };
    return { answers: [one.answers!, other.answers!] as const, create };
  }
});
