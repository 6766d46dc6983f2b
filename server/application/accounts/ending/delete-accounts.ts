import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { JobHandler, Later } from '../../jobs/job-handler.ts';
import type { ExportFiles } from '../../ports/export-files.ts';
import type { Store } from '../../ports/store.ts';
import type { Clock, Logger } from '../../ports/surroundings.ts';

type DeleteAccountsDeps = {
  readonly store: Store;
  readonly exportFiles: Pick<ExportFiles, 'remove'>;
  readonly clock: Clock;
  readonly logger: Logger;
};

const AT_ONCE = 10;

/**
 * Deletes the accounts whose grace period is over: sessions and the person's counts first, then pins, boards and the
 * rest, part by part. An interrupted run is resumed. Unused pictures are removed by the next collection.
 */
export class DeleteAccounts implements JobHandler<'accounts.delete'> {
  readonly atMostMs = 60 * 60_000;
  readonly isNeverGivenUp = true;
  readonly #deps: DeleteAccountsDeps;

  constructor(deps: DeleteAccountsDeps) {
    this.#deps = deps;
  }

  /** Reschedules itself for the next account that is due. */
  async run(): Promise<Later | void> {
    const { store, clock } = this.#deps;
    for (;;) {
      const leaving = await store.accountRemoval.leaving(clock.now(), AT_ONCE);
      if (leaving.length === 0) break;
      for (const userId of leaving) await this.#delete(userId);
    }
    const again = await store.accountRemoval.nextLeavingAt();
    if (again !== null) return { again };
  }

  async #delete(userId: UserId): Promise<void> {
    const { store, exportFiles, logger } = this.#deps;
    await store.transaction(async (tx) => {
      await tx.sessions.removeAllOf(userId);
      // Suspended users were still counted; now their marks are removed from the counts of others.
      await tx.users.update(userId, { state: 'deactivated' });
    });
    for (const { id } of await store.exports.allOf(userId)) await exportFiles.remove(id);
    let isMore = true;
    while (isMore) isMore = await store.transaction((tx) => tx.accountRemoval.removePart(userId));
    logger.info('account.deleted', { userId });
  }
}
