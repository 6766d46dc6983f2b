import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { ExportRecord } from '../ports/account-exports.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import type { WorkBell } from '../ports/work-bell.ts';

type RequestExportDeps = {
  readonly store: Store;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
  readonly bell: WorkBell;
};

/** Asks for a copy of everything that somebody has put in. One is made at a time. */
export class RequestExport {
  readonly #deps: RequestExportDeps;

  constructor(deps: RequestExportDeps) {
    this.#deps = deps;
  }

  async run(userId: UserId): Promise<ExportRecord> {
    const { store, ids, clock, bell } = this.#deps;
    const record = await store.transaction(async (tx) => {
      const newest = await tx.exports.newestOf(userId);
      if (newest?.state === 'processing') return newest;
      const fresh: ExportRecord = {
        id: ids.next(),
        userId,
        state: 'processing',
        createdAt: clock.now(),
        expiresAt: null,
      };
      await tx.exports.insert(fresh);
      return fresh;
    });
    bell.ring('exports');
    return record;
  }
}
