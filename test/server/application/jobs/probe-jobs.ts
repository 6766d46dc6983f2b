import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { JobHandler } from '../../../../server/application/jobs/job-handler.ts';
import { RunJobs } from '../../../../server/application/jobs/run-jobs.ts';
import type { Timer } from '../../../../server/application/ports/surroundings.ts';
import type { Store } from '../../../../server/application/ports/store.ts';
import { openTemporaryStore, type TemporaryStore } from '../../sql/temporary-store.ts';

const quiet = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

/** An empty store for each test of this file, in which jobs of the kind `probe` are asked for and run. */
export function probeJobs(timer: Timer) {
  let opened: TemporaryStore;
  beforeAll(async () => {
    opened = await openTemporaryStore();
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.truncate());

  const clock = { time: 1000, now: () => clock.time };
  const store = (): Store => opened.store;
  const transaction = (): Store['transaction'] => (work) => store().transaction(work);
  /** As if this process were the only one, whatever the store can do. */
  const alone = () => ({ jobs: store().jobs, transaction: transaction(), isExclusive: true });
  const deps = () => ({ store: alone(), owner: 'one', clock, timer, logger: quiet });
  return {
    clock,
    store,
    deps,
    /** Sets the clock back to 1000. */
    runner(probe: Partial<JobHandler<'probe'>> & Pick<JobHandler<'probe'>, 'run'>): RunJobs {
      clock.time = 1000;
      return new RunJobs(deps(), { probe: { atMostMs: 5000, ...probe } });
    },
    async ask(key: string, runAt = 1000): Promise<void> {
      const job = {
        id: `${key.length}${runAt}`,
        kind: 'probe',
        key,
        payload: { note: key },
        runAt,
        createdAt: 1,
      } as const;
      await store().transaction((tx) => tx.jobs.ask(job));
    },
    left: () => store().jobs.list('all', 10),
  };
}
