import { nextReadingIn } from '../../../src/domain/sources/refresh-plan.ts';
import { newJob, type NewJobDeps } from '../jobs/new-job.ts';
import type { StoreTransaction } from '../ports/store.ts';
import type { RecentSources } from './recent-sources.ts';

export type BeginLinkFactsDeps = NewJobDeps & { readonly recent: RecentSources };

/** Sees to it that what the page of a link says is known, now if somebody has just looked at it, else soon. */
export async function beginLinkFacts(
  tx: StoreTransaction,
  link: string | null,
  deps: BeginLinkFactsDeps,
): Promise<void> {
  const key = link === null ? null : await tx.linkFacts.begin(link);
  if (link === null || key === null) return;
  const known = deps.recent.find(link);
  const now = deps.clock.now();
  if (known !== undefined) {
    const { facts, answer } = known;
    await tx.linkFacts.update(key, { facts, ...answer, succeededAt: now });
    if (facts === null) return;
  }
  const runAt = now + (known?.facts ? nextReadingIn(known.facts.type) : 0);
  await tx.jobs.ask(newJob(deps, 'links.read', { key, payload: { key }, runAt }));
}
