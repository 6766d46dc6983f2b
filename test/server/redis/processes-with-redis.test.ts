import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SystemTimer } from '../../../server/adapters/node/system-timer.ts';
import { processesWithRedis } from '../../../server/adapters/redis/processes-with-redis.ts';
import { onlyProcess } from '../../../server/application/processes/only-process.ts';
import type { Processes, SharedCounts } from '../../../server/application/ports/processes.ts';
import { canUseRedis, startPrivateRedis, type PrivateRedis } from '../../../tools/redis/private-redis.ts';
import { describeChangeSignal } from '../../contracts/change-signal.contract.ts';
import { describeSharedCounts } from '../../contracts/shared-counts.contract.ts';
import { BreakableLine } from '../s3/support/breakable-line.ts';

describe.runIf(canUseRedis())('over Redis', () => {
  let redis: PrivateRedis;
  let line: BreakableLine;
  beforeAll(async () => {
    redis = await startPrivateRedis();
    line = await BreakableLine.open({ path: redis.socket });
  });
  afterAll(async () => {
    await line.cut();
    await redis.stop();
  });

  const clock = { time: 0, now: () => clock.time };
  let told: string[];
  let prefix: string;
  let inStore: number;
  const running: Processes[] = [];
  let tests = 0;
  beforeEach(() => {
    clock.time = 1_000_000;
    told = [];
    inStore = 0;
    prefix = `test:${(tests += 1)}:`;
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.close()));
  });

  /** The store counts, too: it says how often it was asked. */
  const storeCounts: SharedCounts = {
    add: async (windows) => {
      inStore += 1;
      return windows.map(() => ({ count: 1000, countBefore: 0 }));
    },
  };
  let owners = 0;
  async function start(): Promise<Processes> {
    const url = `redis://127.0.0.1:${line.port}`;
    const logger = { warn: (event: string) => told.push(event), info: (event: string) => told.push(event) };
    const store: Processes = { ...onlyProcess(), counts: storeCounts };
    const owner = `process-${(owners += 1)}`;
    const one = await processesWithRedis(store, {
      url,
      prefix,
      owner,
      clock,
      timer: new SystemTimer(),
      logger,
    });
    running.push(one);
    return one;
  }
  const use = { key: 'a', startedAt: 960_000, windowMs: 60_000, uses: 1 };
  async function countOf(one: Processes, window = use): Promise<number> {
    clock.time += 5_000;
    const [sum] = await one.counts!.add([window]);
    return sum!.count;
  }

  /** A process subscribes in the background. */
  async function isHeardBy(other: Processes, one: Processes): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const stop = other.signal.listen('connected', () => resolve(true));
    one.signal.announce('connected');
    void new SystemTimer().after(100).rung.then(() => resolve(false));
    return promise.finally(stop);
  }

  describeChangeSignal('Redis', async () => {
    const [one, other] = [await start(), await start()];
    await expect.poll(() => isHeardBy(other, one)).toBe(true);
    return { one: one.signal, other: other.signal, close: async () => undefined };
  });

  describeSharedCounts('Redis', async () => {
    const [one, other] = [await start(), await start()];
    return { one: one.counts!, other: other.counts! };
  });

  test('the counters of another instance in the same Redis are not seen', async () => {
    expect(await countOf(await start())).toBe(1);
    prefix += 'another:';
    expect(await countOf(await start())).toBe(1);
  });

  const faults = [
    ['frozen', () => line.freeze(), () => line.thaw()],
    ['gone', () => line.cut(), () => line.mend()],
  ] as const;

  test.each(faults)(
    'while Redis is %s the store counts, and Redis again afterwards',
    async (_, hurt, heal) => {
      const one = await start();
      expect(await countOf(one)).toBe(1);
      await hurt();
      expect(await countOf(one)).toBe(1000);
      // It is left alone for a while, so that nothing else waits for it.
      await one.counts!.add([use]);
      expect([inStore, told]).toEqual([2, ['redis.away']]);
      await heal();
      await expect.poll(() => countOf(one)).toBeLessThan(1000);
      expect(told).toEqual(['redis.away', 'redis.back']);
    },
  );

  test('a server starts without Redis, and announcements are heard here', async () => {
    await line.cut();
    const one = await start();
    const heard: string[] = [];
    one.signal.listen('boards', () => heard.push('boards'));
    one.signal.announce('boards');
    expect(heard).toEqual(['boards']);
    expect(await countOf(one)).toBe(1000);
    await line.mend();
  });

  test('the only process of its store needs no Redis', async () => {
    const only = onlyProcess();
    const logger = { warn: () => undefined, info: () => undefined };
    const options = { url: 'redis://127.0.0.1', prefix, owner: 'a', clock, timer: new SystemTimer(), logger };
    expect(await processesWithRedis(only, options)).toBe(only);
  });
});
