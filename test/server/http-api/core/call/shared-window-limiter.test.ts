import { beforeEach, describe, expect, test } from 'vitest';
import { SharedWindowLimiter } from '../../../../../server/adapters/http-api/core/call/shared-window-limiter.ts';
import type { SharedCounts } from '../../../../../server/application/ports/processes.ts';

const MINUTE = 60_000;
/** The beginning of a window. */
const NOW = 100 * MINUTE;

/** Counters as the processes share them, which can be out of reach. */
class SharedTable implements SharedCounts {
  readonly uses = new Map<string, number>();
  isAway = false;
  asked = 0;

  async add(windows: Parameters<SharedCounts['add']>[0]) {
    this.asked += 1;
    await Promise.resolve();
    if (this.isAway) throw new Error('no answer');
    const at = (key: string, startedAt: number) => this.uses.get(`${key} ${startedAt}`) ?? 0;
    for (const { key, startedAt, uses } of windows) {
      this.uses.set(`${key} ${startedAt}`, at(key, startedAt) + uses);
    }
    return windows.map(({ key, startedAt, windowMs }) => ({
      count: at(key, startedAt),
      countBefore: at(key, startedAt - windowMs),
    }));
  }
}

let table: SharedTable;
let alarms: (() => void)[];
beforeEach(() => {
  table = new SharedTable();
  alarms = [];
});
const timer = {
  after: () => {
    const { promise: rung, resolve } = Promise.withResolvers<void>();
    alarms.push(resolve);
    return { rung, stop: () => undefined };
  },
};

const limiter = () =>
  new SharedWindowLimiter({
    counts: table,
    timer,
    logger: { warn: () => undefined },
    nameOf: (key) => `name of ${key}`,
  });

/** Waits until all exchanges that are due are made. */
async function exchanged(): Promise<void> {
  for (const ring of alarms.splice(0)) ring();
  await new Promise((resolve) => setImmediate(resolve));
}

/** How many of these uses are let through, by the limiters in turn. */
async function admitted(
  limiters: readonly SharedWindowLimiter[],
  times: number,
  use: { key: string; limit: number },
  now = NOW,
): Promise<number> {
  let count = 0;
  for (let done = 0; done < times; done += 1) {
    const wait = await limiters[done % limiters.length]!.take([{ ...use, windowMs: MINUTE }], now);
    if (wait === null) count += 1;
  }
  return count;
}

describe('a small limit', () => {
  const use = { key: 'login ada', limit: 10 };

  test('holds exactly for all processes together', async () => {
    expect(await admitted([limiter(), limiter(), limiter()], 50, use)).toBe(10);
  });

  test('holds for uses at the same time', async () => {
    const three = [limiter(), limiter(), limiter()];
    const waits = await Promise.all(
      Array.from({ length: 60 }, (_, index) => three[index % 3]!.take([{ ...use, windowMs: MINUTE }], NOW)),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(10);
  });

  test('costs no statement once it is reached', async () => {
    const one = limiter();
    await admitted([one], 11, use);
    await exchanged();
    const asked = table.asked;
    expect(await admitted([one], 100, use)).toBe(0);
    expect(table.asked).toBe(asked);
  });

  test('counts the uses of the window before as far as it overlaps', async () => {
    await admitted([limiter()], 10, use);
    expect(await admitted([limiter()], 20, use, NOW + MINUTE)).toBe(0);
    await exchanged();
    expect(await admitted([limiter()], 20, use, NOW + 1.5 * MINUTE)).toBe(5);
  });

  test('is known to a process that has not seen the key', async () => {
    await admitted([limiter()], 10, use);
    expect(await limiter().isFull({ ...use, windowMs: MINUTE }, NOW)).toBe(true);
    expect(await limiter().isFull({ ...use, key: 'login eve', windowMs: MINUTE }, NOW)).toBe(false);
  });

  test('that refuses counts nothing under the other keys', async () => {
    const one = limiter();
    await admitted([one], 10, use);
    const both = [
      { ...use, windowMs: MINUTE },
      { key: 'writes', limit: 300, windowMs: MINUTE },
    ];
    await one.take(both, NOW);
    await exchanged();
    expect([...table.uses]).toEqual([[`name of login ada ${NOW}`, 10]]);
  });
});

describe('a large limit', () => {
  const use = { key: 'reads', limit: 1000 };

  test('is exceeded by no more than a twentieth for each other process', async () => {
    const three = [limiter(), limiter(), limiter()];
    let count = 0;
    for (let round = 0; round < 200; round += 1) {
      count += await admitted(three, 30, use);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(count).toBeGreaterThanOrEqual(1000);
    expect(count).toBeLessThanOrEqual(1100);
  });

  test('costs one statement a second', async () => {
    const one = limiter();
    await admitted([one], 40, use);
    expect(table.asked).toBe(0);
    await exchanged();
    expect(table.asked).toBe(1);
    expect([...table.uses.values()]).toEqual([40]);
  });

  test('of a window that has ended is still told', async () => {
    const one = limiter();
    await admitted([one], 40, use);
    await admitted([one], 1, use, NOW + MINUTE);
    await exchanged();
    expect([...table.uses.values()]).toEqual([40, 1]);
  });
});

describe('without the others', () => {
  test.each([10, 1000])('a process counts by itself, and tells them afterwards: %i', async (limit) => {
    const one = limiter();
    table.isAway = true;
    expect(await admitted([one], limit + 5, { key: 'a', limit })).toBe(limit);
    table.isAway = false;
    await exchanged();
    await exchanged();
    expect([...table.uses.values()]).toEqual([limit]);
  });
});
