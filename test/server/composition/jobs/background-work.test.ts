import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackgroundWorkers } from '../../../../server/composition/jobs/background-work.ts';

const logged: string[] = [];
let workers: BackgroundWorkers;

beforeEach(() => {
  vi.useFakeTimers();
  logged.length = 0;
  const note = (event: string) => logged.push(event);
  workers = new BackgroundWorkers({
    clock: { now: () => Date.now() },
    logger: { error: note, warn: note, info: note, debug: note },
  });
});
afterEach(async () => {
  await workers.stop();
  vi.useRealTimers();
});

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

test('work left undone is done at the start, later work when it is woken', async () => {
  let runs = 0;
  workers.start({ mails: async () => ((runs += 1), null) });
  await pass(0);
  expect(runs).toBe(1);
  workers.wake('mails');
  await pass(0);
  expect(runs).toBe(2);
});

test('work runs when it said that more is due, and at least once a minute', async () => {
  const times: number[] = [];
  const start = Date.now();
  const nexts = [start + 5_000, null];
  workers.start({ mails: async () => (times.push(Date.now() - start), nexts.shift() ?? null) });
  await pass(4_999);
  await pass(1);
  await pass(60_000);
  expect(times).toEqual([0, 5_000, 65_000]);
});

test('one kind of work never runs twice at the same time; a wake during a run starts another one after it', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const gate = Promise.withResolvers<void>();
  workers.start({
    exports: async () => {
      runs += 1;
      running += 1;
      most = Math.max(most, running);
      if (runs === 1) await gate.promise;
      running -= 1;
      return null;
    },
  });
  workers.wake('exports');
  workers.wake('exports');
  await pass(0);
  gate.resolve();
  await pass(0);
  expect({ most, runs }).toEqual({ most: 1, runs: 2 });
});

test('a failure is logged and tried again after a minute', async () => {
  let runs = 0;
  workers.start({
    deletions: async () => {
      runs += 1;
      if (runs === 1) throw new Error('the disk is away');
      return null;
    },
  });
  await pass(0);
  expect(logged).toEqual(['background_work_failed']);
  await pass(60_000);
  expect(runs).toBe(2);
});

test('stopping waits for running work and begins nothing new', async () => {
  const gate = Promise.withResolvers<void>();
  let runs = 0;
  workers.start({
    mails: async () => {
      runs += 1;
      await gate.promise;
      return null;
    },
  });
  let hasStopped = false;
  const stopping = workers.stop().then(() => (hasStopped = true));
  workers.wake('mails');
  await pass(0);
  expect(hasStopped).toBe(false);
  gate.resolve();
  await stopping;
  await pass(3_600_000);
  expect(runs).toBe(1);
});

test('work that is cut off by the stop is no failure', async () => {
  const cut = Promise.withResolvers<null>();
  workers.start({ upkeep: () => cut.promise });
  const stopped = workers.stop();
  cut.reject(new Error('The store is closed.'));
  await stopped;
  expect(logged).toEqual(['background_work_cut']);
});
