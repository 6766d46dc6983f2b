import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SystemTimer } from '../../../../server/adapters/node/system-timer.ts';
import type { JobHandler } from '../../../../server/application/jobs/job-handler.ts';
import { newJob } from '../../../../server/application/jobs/new-job.ts';
import type { ServerJobs } from '../../../../server/composition/jobs/job-handlers.ts';
import { JobLanes } from '../../../../server/composition/jobs/job-lanes.ts';
import { ensureRecurringJobs } from '../../../../server/composition/jobs/recurring-jobs.ts';
import { openTemporaryStore, type TemporaryStore } from '../../sql/temporary-store.ts';

let opened: TemporaryStore;
beforeAll(async () => {
  opened = await openTemporaryStore();
});
afterAll(() => opened.close());
beforeEach(() => opened.truncate());

const quiet = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };
let ids = 0;
const deps = { ids: { next: () => String((ids += 1)) }, clock: { now: () => 1000 } };

function lanes(jobs: Partial<ServerJobs>): JobLanes {
  const { clock } = deps;
  const timer = new SystemTimer();
  return new JobLanes({ store: opened.store, owner: 'one', clock, timer, logger: quiet }, jobs as ServerJobs);
}
const handler = (run: () => Promise<void>): JobHandler<never> => ({ run, atMostMs: 1000 });

test('a slow kind holds up those of its own lane, not those of others', async () => {
  const gate = Promise.withResolvers<void>();
  const done: string[] = [];
  const subject = lanes({
    'exports.make': { lane: 'exports', handler: handler(() => gate.promise) },
    'mail.send': { lane: 'mail', handler: handler(async () => void done.push('mail')) },
  });
  await opened.store.transaction(async (tx) => {
    await tx.jobs.ask(newJob(deps, 'exports.make', { key: '1', payload: { exportId: '1' } }));
    await tx.jobs.ask(newJob(deps, 'mail.send', { key: '1', payload: { mailId: '1' } }));
  });
  const copying = subject.runners.get('exports')!.run();
  await subject.runners.get('mail')!.run();
  expect(done).toEqual(['mail']);
  gate.resolve();
  await copying;
  expect(await opened.store.jobs.list('all', 10)).toEqual([]);
});

test('a kind is found in its lane, one that no server does in none', () => {
  const subject = lanes({ 'mail.send': { lane: 'mail', handler: handler(async () => {}) } });
  expect(subject.laneOf('mail.send')).toBe('mail');
  expect(subject.laneOf('probe')).toBeUndefined();
});

test('a server that starts takes back what was held, and has its standing jobs, one of each', async () => {
  await opened.store.transaction(async (tx) => {
    await tx.jobs.ask(newJob(deps, 'mail.send', { key: '1', payload: { mailId: '1' } }));
    await tx.jobs.claim(['mail.send'], 1000, { owner: 'killed', until: 9_000_000 });
  });
  const subject = lanes({ 'mail.send': { lane: 'mail', handler: handler(async () => {}) } });
  expect(await subject.takeBack()).toEqual(['mail.send']);
  await ensureRecurringJobs(opened.store, deps, []);
  await ensureRecurringJobs(opened.store, deps, []);
  expect(await opened.store.jobs.counts(1000)).toEqual([
    { kind: 'accounts.delete', waiting: 1, running: 0, failed: 0 },
    { kind: 'events.roll_up', waiting: 1, running: 0, failed: 0 },
    { kind: 'exports.clear', waiting: 1, running: 0, failed: 0 },
    { kind: 'files.collect', waiting: 1, running: 0, failed: 0 },
    { kind: 'links.begin', waiting: 1, running: 0, failed: 0 },
    { kind: 'links.clear', waiting: 1, running: 0, failed: 0 },
    { kind: 'mail.send', waiting: 1, running: 0, failed: 0 },
    { kind: 'pictures.embeddings', waiting: 1, running: 0, failed: 0 },
    { kind: 'pictures.looks', waiting: 1, running: 0, failed: 0 },
    { kind: 'today.make', waiting: 1, running: 0, failed: 0 },
    { kind: 'upkeep.clear', waiting: 1, running: 0, failed: 0 },
  ]);
});

test('a standing job that ends the process is not due at once after each start', async () => {
  const subject = lanes({ 'files.collect': { lane: 'upkeep', handler: handler(async () => {}) } });
  await ensureRecurringJobs(opened.store, deps, []);
  for (const wait of [10_000, 60_000]) {
    await opened.store.transaction((tx) =>
      tx.jobs.claim(['files.collect'], 9_000_000, { owner: 'killed', until: 9_900_000 }),
    );
    await ensureRecurringJobs(opened.store, deps, await subject.takeBack());
    expect(await opened.store.jobs.nextAt(['files.collect'])).toBe(1000 + wait);
  }
});
