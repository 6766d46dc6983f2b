import { newJob, ONLY_KEY, type NewJobDeps } from '../../application/jobs/new-job.ts';
import type { JobKind, ServerJobKind } from '../../application/ports/jobs.ts';
import type { Store } from '../../application/ports/store.ts';

const MINUTE_MS = 60_000;

/** Recurring jobs, each with the delay of its first run after the start, ms. */
const RECURRING_JOBS = [
  ['accounts.delete', 0],
  ['exports.clear', 0],
  ['upkeep.clear', 0],
  ['events.roll_up', MINUTE_MS],
  ['files.collect', MINUTE_MS],
  ['links.clear', MINUTE_MS],
  ['links.begin', MINUTE_MS],
  ['pictures.looks', MINUTE_MS],
  ['pictures.embeddings', MINUTE_MS],
  ['today.make', MINUTE_MS],
] as const satisfies readonly (readonly [ServerJobKind, number])[];

/**
 * Makes sure that every recurring job exists and is due at once or soon. Call it before jobs run. `cutOff`: jobs that
 * were interrupted when the previous process was killed; they keep their retry time.
 */
export async function ensureRecurringJobs(
  store: Pick<Store, 'transaction'>,
  deps: NewJobDeps,
  cutOff: readonly JobKind[],
): Promise<void> {
  await store.transaction(async (tx) => {
    for (const [kind, afterMs] of RECURRING_JOBS) {
      if (cutOff.includes(kind)) continue;
      const job = { key: ONLY_KEY, payload: {}, runAt: deps.clock.now() + afterMs };
      await tx.jobs.ask(newJob(deps, kind, job));
    }
  });
}
