import { newJob, ONLY_KEY, type NewJobDeps } from '../application/jobs/new-job.ts';
import type { ServerJobKind } from '../application/ports/jobs.ts';
import type { Store } from '../application/ports/store.ts';

const MINUTE_MS = 60_000;

/** What is done as long as there is a server, and how long after its start for the first time, ms. */
const STANDING_JOBS = [
  ['accounts.delete', 0],
  ['exports.clear', 0],
  ['upkeep.clear', 0],
  ['files.collect', MINUTE_MS],
  ['links.clear', MINUTE_MS],
  ['links.begin', MINUTE_MS],
] as const satisfies readonly (readonly [ServerJobKind, number])[];

/** To be called by the only process of a store before it does jobs: nobody holds any, and those that always are, are. */
export async function standJobs(store: Pick<Store, 'transaction'>, deps: NewJobDeps): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.jobs.releaseAll();
    for (const [kind, afterMs] of STANDING_JOBS) {
      const job = { key: ONLY_KEY, payload: {}, runAt: deps.clock.now() + afterMs };
      await tx.jobs.ask(newJob(deps, kind, job));
    }
  });
}
