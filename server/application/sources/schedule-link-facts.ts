import { nextReadingIn } from '../../../src/domain/sources/refresh-plan.ts';
import { newJob, type NewJobDeps } from '../jobs/new-job.ts';
import type { StoreTransaction } from '../ports/store.ts';
import type { RecentSources } from './recent-sources.ts';

export type ScheduleLinkFactsDeps = NewJobDeps & { readonly recent: RecentSources };

/**
 * Makes sure that the facts of a link's page are read: from the cache if a person has just read it, else by a job. A
 * person's read also updates known pages, because a bot may be refused.
 */
export async function scheduleLinkFacts(
  tx: StoreTransaction,
  link: string | null,
  deps: ScheduleLinkFactsDeps,
): Promise<void> {
  const page = link === null ? null : await tx.linkFacts.begin(link);
  if (link === null || page === null) return;
  const { key, isNew } = page;
  const cached = deps.recent.find(link);
  if (cached === undefined || (cached.facts === null && !isNew)) {
    if (isNew) await tx.jobs.ask(newJob(deps, 'links.read', { key, payload: { key } }));
    return;
  }
  const { facts, answer, readAt } = cached;
  const existing = isNew ? undefined : await tx.linkFacts.find(key);
  if ((existing?.succeededAt ?? 0) >= readAt) return;
  await tx.linkFacts.update(key, { facts, ...answer, succeededAt: readAt, failures: 0 });
  if (facts === null) return;
  const runAt = readAt + nextReadingIn(facts.type);
  await tx.jobs.ask(newJob(deps, 'links.read', { key, payload: { key }, runAt }));
}
