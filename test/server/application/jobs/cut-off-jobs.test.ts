import { beforeEach, describe, expect, test } from 'vitest';
import { UnrecoverableJob } from '../../../../server/application/jobs/job-handler.ts';
import { WAITS_MS } from '../../../../server/application/jobs/run-jobs.ts';
import { probeJobs } from './probe-jobs.ts';

/** Alarms that are set and ring when told to. */
const timer = {
  set: new Map<number, () => void>(),
  after(ms: number) {
    const { promise: rung, resolve } = Promise.withResolvers<void>();
    timer.set.set(ms, resolve);
    return { rung, stop: () => void timer.set.delete(ms) };
  },
};

beforeEach(() => timer.set.clear());

const { clock, store, runner, ask, left } = probeJobs(timer);

describe('a run that takes too long', () => {
  test('is asked to end, and has failed', async () => {
    const jobs = runner({
      atMostMs: 5000,
      run: async ({ ending }) => {
        timer.set.get(5000)?.();
        await ending;
        throw new UnrecoverableJob('cut off');
      },
    });
    await ask('a');
    expect(await jobs.run()).toBe(1000 + WAITS_MS[0]!);
    expect(await left()).toMatchObject([{ attempts: 1, failure: 'It took longer than 5 s.' }]);
  });

  test('and does not end then either holds nobody up', async () => {
    const done: string[] = [];
    const jobs = runner({
      atMostMs: 5000,
      run: ({ payload, ending }) => {
        if (payload.note !== 'hangs') return Promise.resolve(void done.push(payload.note));
        void ending.then(() => setImmediate(() => timer.set.get(30_000)?.()));
        timer.set.get(5000)?.();
        return new Promise<never>(() => {});
      },
    });
    await ask('hangs', 900);
    await ask('next');
    expect(await jobs.run()).toBe(1000 + WAITS_MS[0]!);
    expect(done).toEqual(['next']);
    expect(await left()).toMatchObject([{ key: 'hangs', failure: 'It took longer than 5 s.' }]);
  });

  test('but ends well when it is asked to, is done', async () => {
    const jobs = runner({
      atMostMs: 5000,
      run: ({ ending }) => {
        timer.set.get(5000)?.();
        return ending;
      },
    });
    await ask('a');
    expect(await jobs.run()).toBeNull();
    expect(await left()).toEqual([]);
  });

  test('is none when it ends in time', async () => {
    const jobs = runner({ run: async () => {} });
    await ask('a');
    await jobs.run();
    expect(timer.set.size).toBe(0);
  });
});

describe('a job that was cut off with its process', () => {
  const begin = () =>
    store().transaction((tx) =>
      tx.jobs.claim(['probe'], clock.time, { owner: 'killed', until: clock.time + 15_000 }),
    );

  test('waits longer each time, and is given up after the last without another run', async () => {
    const given: string[] = [];
    let runs = 0;
    const jobs = runner({
      run: async () => void (runs += 1),
      givenUp: async ({ note }) => void given.push(note),
    });
    await ask('a');
    for (const wait of WAITS_MS) {
      await begin();
      expect(await jobs.takeBack()).toEqual(['probe']);
      expect(await jobs.run()).toBe(clock.time + wait);
      clock.time += wait;
    }
    await begin();
    await jobs.takeBack();
    expect(await jobs.run()).toBeNull();
    expect({ given, runs }).toEqual({ given: ['a'], runs: 0 });
    expect(await left()).toMatchObject([
      { failedAt: clock.time, failure: 'The server was cut off while it ran.' },
    ]);
  });

  test('is done the next time that it does not end the process', async () => {
    const attempts: number[] = [];
    const jobs = runner({ run: async ({ attempt }) => void attempts.push(attempt) });
    await ask('a');
    await begin();
    await jobs.takeBack();
    clock.time += WAITS_MS[0]!;
    expect(await jobs.run()).toBeNull();
    expect(attempts).toEqual([2]);
  });

  test('waits, too, when it was asked for while it ran, and those that did not run do not', async () => {
    const done: string[] = [];
    const jobs = runner({ run: async ({ payload }) => void done.push(payload.note) });
    await ask('a', 900);
    await begin();
    await ask('a', 950);
    await ask('bb');
    expect(await jobs.takeBack()).toEqual(['probe']);
    expect(await jobs.run()).toBe(1000 + WAITS_MS[0]!);
    expect(done).toEqual(['bb']);
  });

  test('is given up when its leases have ended so often', async () => {
    let runs = 0;
    const jobs = runner({ run: async () => void (runs += 1), waitsMs: [10] });
    await ask('a');
    for (let claims = 0; claims < 2; claims += 1) {
      await store().transaction((tx) => tx.jobs.claim(['probe'], 1000, { owner: 'killed', until: 1000 }));
    }
    expect(await jobs.run()).toBeNull();
    expect(runs).toBe(0);
    expect(await left()).toMatchObject([{ failedAt: 1000 }]);
  });

  test('is tried on and on where it is never given up', async () => {
    const jobs = runner({ run: async () => {}, waitsMs: [10], isNeverGivenUp: true });
    await ask('a');
    for (let starts = 0; starts < 4; starts += 1) {
      await begin();
      await jobs.takeBack();
      clock.time += 10;
    }
    expect(await jobs.run()).toBeNull();
    expect(await left()).toEqual([]);
  });
});
