import type { UserId } from '../../../src/domain/ids/ids.ts';
import { newJob } from '../jobs/new-job.ts';
import type { ExportRecord } from '../ports/people/account-exports.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';

export type RequestExportOutcome =
  | { readonly kind: 'requested'; readonly export: ExportRecord }
  /** Milliseconds until the next request is possible. */
  | { readonly kind: 'too_often'; readonly waitMs: number };

type RequestExportDeps = {
  readonly store: Store;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
  /** `EXPORTS_A_DAY` after the operator's scale; null for no limit. */
  readonly requestsADay: number | null;
};

/** The limit of requests per day. */
export const EXPORTS_A_DAY = 2;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Requests an export of the user's data. One is made at a time, and their number per day is limited. */
export class RequestExport {
  readonly #deps: RequestExportDeps;

  constructor(deps: RequestExportDeps) {
    this.#deps = deps;
  }

  async run(userId: UserId): Promise<RequestExportOutcome> {
    const { store, ids, clock, requestsADay } = this.#deps;
    const now = clock.now();
    return store.transaction(async (tx): Promise<RequestExportOutcome> => {
      const times = await tx.exports.requestTimesOf(userId, now - DAY_MS);
      const oldest = requestsADay === null ? undefined : times.at(-requestsADay);
      if (oldest !== undefined) return { kind: 'too_often', waitMs: oldest + DAY_MS - now };
      await tx.exports.noteRequest(userId, now, now - DAY_MS);
      const newest = await tx.exports.newestOf(userId);
      if (newest?.state === 'processing') return { kind: 'requested', export: newest };
      const fresh: ExportRecord = {
        id: ids.next(),
        userId,
        state: 'processing',
        createdAt: now,
        expiresAt: null,
      };
      await tx.exports.insert(fresh);
      await tx.jobs.ask(
        newJob(this.#deps, 'exports.make', { key: fresh.id, payload: { exportId: fresh.id } }),
      );
      return { kind: 'requested', export: fresh };
    });
  }
}
