import { newJob, ONLY_KEY, type NewJobDeps } from '../application/jobs/new-job.ts';
import type { JobKind, ServerJobKind } from '../application/ports/jobs.ts';
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

/**
 * To be called before jobs are done: those that always are, are, and due at once or soon. `cutOff`, those that the
 * process before did not survive, wait as they shall.
 */
export async function standJobs(
  store: Pick<Store, 'transaction'>,
  deps: NewJobDeps,
  cutOff: readonly JobKind[],
): Promise<void> {
  await store.transaction(async (tx) => {
    for (const [kind, afterMs] of STANDING_JOBS) {
      if (cutOff.includes(kind)) continue;
      const job = { key: ONLY_KEY, payload: {}, runAt: deps.clock.now() + afterMs };
      await tx.jobs.ask(newJob(deps, kind, job));
    }
  });
}
