import type { JobPayloads, NewJob, ServerJobKind } from '../ports/jobs.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';

export type NewJobDeps = { readonly ids: Pick<IdGenerator, 'next'>; readonly clock: Clock };

/** The key of a kind with at most one job. */
export const ONLY_KEY = 'only';

/** A job to enqueue: due at once, or at `runAt` (ms since the epoch). */
export function newJob<K extends ServerJobKind>(
  { ids, clock }: NewJobDeps,
  kind: K,
  job: { readonly key: string; readonly payload: JobPayloads[K]; readonly runAt?: number },
): NewJob<K> {
  const { key, payload, runAt = clock.now() } = job;
  return { id: ids.next(), kind, key, payload, runAt, createdAt: clock.now() };
}
