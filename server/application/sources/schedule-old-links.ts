import type { PinId } from '../../../src/domain/ids/ids.ts';
import type { JobHandler, Later } from '../jobs/job-handler.ts';
import { newJob, type NewJobDeps } from '../jobs/new-job.ts';
import type { Store } from '../ports/store.ts';

export type ScheduleOldLinksDeps = NewJobDeps & { readonly store: Pick<Store, 'linkFacts' | 'transaction'> };

/** The batch size of a scan; small enough not to delay other reads. */
const PINS_AT_ONCE = 200;
/** The delay between two new pages, so that a large collection does not request many sites at once, in milliseconds. */
const PACE_MS = 3_000;
const PAUSE_MS = 1_000;
const MINUTE_MS = 60_000;

/**
 * Scans all pins once after each start, and schedules reads of linked pages that have no record: those of pins from
 * before this feature, or from imports.
 */
export class ScheduleOldLinks implements JobHandler<'links.begin'> {
  readonly atMostMs = MINUTE_MS;
  readonly isNeverGivenUp = true;
  readonly #deps: ScheduleOldLinksDeps;
  #after: PinId | null = null;

  constructor(deps: ScheduleOldLinksDeps) {
    this.#deps = deps;
  }

  async run(): Promise<Later | void> {
    const { store, clock } = this.#deps;
    const { links, last } = await store.linkFacts.unread(this.#after, PINS_AT_ONCE);
    this.#after = last;
    const begun = links.length === 0 ? 0 : await this.#begin(links);
    return last === null ? undefined : { again: clock.now() + Math.max(PAUSE_MS, begun * PACE_MS) };
  }

  #begin(links: readonly string[]): Promise<number> {
    const { store, clock } = this.#deps;
    return store.transaction(async (tx) => {
      let begun = 0;
      for (const link of links) {
        const page = await tx.linkFacts.begin(link);
        if (page === null || !page.isNew) continue;
        const { key } = page;
        const runAt = clock.now() + begun * PACE_MS;
        await tx.jobs.ask(newJob(this.#deps, 'links.read', { key, payload: { key }, runAt }));
        begun += 1;
      }
      return begun;
    });
  }
}
