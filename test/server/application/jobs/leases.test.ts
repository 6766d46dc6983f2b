import { beforeEach, describe, expect, test } from 'vitest';
import { LEASE_MS, RENEWAL_MS } from '../../../../server/application/jobs/internal/keep-lease.ts';
import { RunJobs, WAITS_MS } from '../../../../server/application/jobs/run-jobs.ts';
import { probeJobs } from './probe-jobs.ts';

/** The alarms that are set, oldest first. */
let alarms: { ms: number; ring: () => void }[] = [];
const timer = {
  after(ms: number) {
    const { promise: rung, resolve } = Promise.withResolvers<void>();
    const stop = () => void (alarms = alarms.filter((other) => other !== alarm));
    const alarm = {
      ms,
      ring: () => {
        stop();
        resolve();
      },
    };
    alarms.push(alarm);
    return { rung, stop };
  },
};
beforeEach(() => {
  alarms = [];
  clock.time = 1000;
});

const { clock, store, deps, ask, left } = probeJobs(timer);

/** The jobs of one of several processes. */
function processNamed(
  owner: string,
  run: (ending: Promise<void>) => Promise<void>,
  waitsMs: readonly number[] = WAITS_MS,
): RunJobs {
  const { jobs } = store();
  const shared = { jobs, transaction: deps().store.transaction, isExclusive: false };
  const handler = { atMostMs: 60_000, waitsMs, run: ({ ending }: { ending: Promise<void> }) => run(ending) };
  return new RunJobs({ ...deps(), store: shared, owner }, { probe: handler });
}

/** A run that has begun, and ends when it is told to. */
function heldRun() {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const run = async (): Promise<void> => {
    begun.resolve();
    await end.promise;
  };
  return { run, begun: begun.promise, end: () => end.resolve() };
}

const ringRenewal = () => alarms.find(({ ms }) => ms === RENEWAL_MS)?.ring();

describe('a job of one of several processes', () => {
  test('is left alone by another one that starts, and gone when it is done', async () => {
    const held = heldRun();
    await ask('a');
    const running = processNamed('first', held.run).run();
    await held.begun;
    let runs = 0;
    const other = processNamed('second', async () => void (runs += 1));
    expect(await other.takeBack()).toEqual([]);
    expect(await other.run()).toBe(1000 + LEASE_MS);
    held.end();
    await running;
    expect({ runs, left: await left() }).toEqual({ runs: 0, left: [] });
  });

  test('stays with it while it renews the lease', async () => {
    const held = heldRun();
    await ask('a');
    const running = processNamed('first', held.run).run();
    await held.begun;
    clock.time += RENEWAL_MS;
    ringRenewal();
    await expect.poll(left).toMatchObject([{ leasedUntil: clock.time + LEASE_MS }]);
    clock.time = 1000 + LEASE_MS;
    expect(await processNamed('second', held.run).takeBack()).toEqual([]);
    held.end();
    await running;
    expect({ left: await left(), alarms }).toEqual({ left: [], alarms: [] });
  });

  test('is taken over when the lease has ended; the first is asked to end, and changes nothing', async () => {
    let isAsked = false;
    const begun = Promise.withResolvers<void>();
    await ask('a');
    const first = processNamed('first', async (ending) => {
      begun.resolve();
      await ending;
      isAsked = true;
      throw new Error('cut off');
    }).run();
    await begun.promise;
    clock.time += LEASE_MS;
    const held = heldRun();
    const second = processNamed('second', held.run).run();
    await held.begun;
    ringRenewal();
    await first;
    expect(isAsked).toBe(true);
    expect(await left()).toMatchObject([{ leasedBy: 'second', attempts: 2 }]);
    held.end();
    await second;
    expect(await left()).toEqual([]);
  });

  test('of a killed process is begun anew as soon as its lease has ended, the first time', async () => {
    await ask('a');
    await store().transaction((tx) =>
      tx.jobs.claim(['probe'], 1000, { owner: 'killed', until: 1000 + LEASE_MS }),
    );
    let runs = 0;
    const jobs = processNamed('second', async () => void (runs += 1), [600_000]);
    expect(await jobs.run()).toBe(1000 + LEASE_MS);
    clock.time += LEASE_MS;
    expect(await jobs.run()).toBeNull();
    expect(runs).toBe(1);
  });

  test('that ends its process again and again waits longer each time', async () => {
    await ask('a');
    await store().transaction((tx) =>
      tx.jobs.claim(['probe'], 1000, { owner: 'killed', until: 1000 + LEASE_MS }),
    );
    clock.time += LEASE_MS;
    await store().transaction((tx) =>
      tx.jobs.claim(['probe'], clock.time, { owner: 'killed', until: clock.time + LEASE_MS }),
    );
    const endedAt = clock.time;
    clock.time += LEASE_MS;
    let runs = 0;
    const jobs = processNamed('second', async () => void (runs += 1));
    expect(await jobs.run()).toBe(endedAt + 60_000);
    expect(runs).toBe(0);
  });
});
