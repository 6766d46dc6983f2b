import { describe, expect, test } from 'vitest';
import { UnrecoverableJob } from '../../../../server/application/jobs/job-handler.ts';
import { RunJobs, WAITS_MS } from '../../../../server/application/jobs/run-jobs.ts';
import { SystemTimer } from '../../../../server/adapters/node/system-timer.ts';
import { probeJobs } from './probe-jobs.ts';

const { clock, store, deps, runner, ask, left } = probeJobs(new SystemTimer());

describe('jobs that are run', () => {
  test('are done in the order of their times, and are gone', async () => {
    const done: string[] = [];
    const jobs = runner({
      run: async ({ payload, attempt }) => void done.push(`${payload.note} ${attempt}`),
    });
    await ask('later', 900);
    await ask('first', 800);
    await ask('not yet', 3000);
    expect(await jobs.run()).toBe(3000);
    expect(done).toEqual(['first 1', 'later 1']);
    expect((await left()).map(({ key }) => key)).toEqual(['not yet']);
  });

  test('wait longer after each failure, and are given up after the last', async () => {
    const given: string[] = [];
    const jobs = runner({
      run: () => Promise.reject(new Error('no answer')),
      givenUp: async ({ note }) => void given.push(note),
    });
    await ask('a');
    for (const wait of WAITS_MS) {
      const next = clock.time + wait;
      expect(await jobs.run()).toBe(next);
      expect(given).toEqual([]);
      clock.time = next;
    }
    expect(await jobs.run()).toBeNull();
    expect(given).toEqual(['a']);
    expect(await left()).toMatchObject([
      { failedAt: clock.time, failure: 'no answer', attempts: WAITS_MS.length + 1 },
    ]);
  });

  test('wait as their handler says, and on and on where they are never given up', async () => {
    const jobs = runner({
      run: () => Promise.reject(new Error('no answer')),
      waitsMs: [10, 20],
      isNeverGivenUp: true,
    });
    await ask('a');
    for (const wait of [10, 20, 20, 20]) {
      const next = clock.time + wait;
      expect(await jobs.run()).toBe(next);
      clock.time = next;
    }
  });

  test('are given up at once where another run would go no better', async () => {
    const jobs = runner({ run: () => Promise.reject(new UnrecoverableJob('it is no video')) });
    await ask('a');
    expect(await jobs.run()).toBeNull();
    expect(await left()).toMatchObject([{ failure: 'it is no video', attempts: 1 }]);
  });

  test('come again when their handler says so, as often as it likes', async () => {
    const jobs = runner({ run: async () => ({ again: clock.time + 100 }) });
    await ask('a');
    for (let round = 0; round < WAITS_MS.length + 2; round += 1) {
      expect(await jobs.run()).toBe(clock.time + 100);
      clock.time += 100;
    }
    expect(await left()).toMatchObject([{ attempts: 0, failure: null }]);
  });

  test('that were asked for while they ran, run once more', async () => {
    let runs = 0;
    const jobs = runner({
      run: async () => {
        runs += 1;
        if (runs === 1) await ask('a', 1000);
      },
    });
    await ask('a');
    expect(await jobs.run()).toBeNull();
    expect(runs).toBe(2);
    expect(await left()).toEqual([]);
  });

  test('are left to the next process when this one ends, without counting as failed', async () => {
    const begun = Promise.withResolvers<void>();
    const jobs = runner({
      run: async ({ ending }) => {
        begun.resolve();
        await ending;
        throw new Error('cut off');
      },
    });
    await ask('a');
    await ask('bb');
    const running = jobs.run();
    await begun.promise;
    jobs.stop();
    await running;
    expect(await left()).toMatchObject([
      { key: 'bb', attempts: 0, leasedUntil: 0 },
      { key: 'a', attempts: 0, leasedUntil: 0, failedAt: null, failure: null },
    ]);
  });

  test('that a killed process has left begin anew when their lease ends', async () => {
    const attempts: number[] = [];
    const jobs = runner({ run: async ({ attempt }) => void attempts.push(attempt) });
    await ask('a');
    await store().transaction((tx) => tx.jobs.claim(['probe'], 1000, { owner: 'killed', until: 16_000 }));
    expect(await jobs.run()).toBe(16_000);
    clock.time = 16_000;
    expect(await jobs.run()).toBeNull();
    expect(attempts).toEqual([2]);
  });
});

describe('the work on jobs is stuck', () => {
  const HOUR_MS = 3_600_000;

  test('while the store gives none', async () => {
    const away = {
      ...deps().store,
      transaction: () => Promise.reject(new Error('the disk is away')),
    };
    const jobs = new RunJobs({ ...deps(), store: away }, { probe: { atMostMs: 1, run: async () => {} } });
    expect(await jobs.isStuck()).toBe(false);
    await expect(jobs.run()).rejects.toThrow('the disk is away');
    expect(await jobs.isStuck()).toBe(true);
  });

  test('when one is due for over an hour and none is begun', async () => {
    const gate = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const jobs = runner({
      run: () => {
        begun.resolve();
        return gate.promise;
      },
    });
    await ask('a');
    await ask('bb');
    const running = jobs.run();
    await begun.promise;
    clock.time += HOUR_MS;
    expect(await jobs.isStuck()).toBe(false);
    clock.time += HOUR_MS;
    expect(await jobs.isStuck()).toBe(true);
    gate.resolve();
    await running;
    expect(await jobs.isStuck()).toBe(false);
  });

  test('not for long waits without work, nor for the many that wait', async () => {
    const jobs = runner({ run: async () => {} });
    await jobs.run();
    clock.time += 2 * HOUR_MS;
    expect(await jobs.isStuck()).toBe(false);
    await ask('a', 1);
    await jobs.run();
    expect(await jobs.isStuck()).toBe(false);
  });
});
