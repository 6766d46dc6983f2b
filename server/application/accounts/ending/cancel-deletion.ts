import type { UserRecord } from '../../ports/records.ts';
import type { Store } from '../../ports/store.ts';
import type { Clock } from '../../ports/surroundings.ts';

type CancelDeletionDeps = { readonly store: Pick<Store, 'transaction'>; readonly clock: Clock };

/** Cancels a planned deletion and shows the account and its content again. */
export class CancelDeletion {
  readonly #deps: CancelDeletionDeps;

  constructor(deps: CancelDeletionDeps) {
    this.#deps = deps;
  }

  /** Undefined: no deletion is planned, or it has started. */
  run(userId: UserRecord['id']): Promise<UserRecord | undefined> {
    const { store, clock } = this.#deps;
    return store.transaction(async (tx) => {
      const user = await tx.users.find(userId);
      if (user === undefined || user.deletesAt === null || user.deletesAt <= clock.now()) return undefined;
      const change = { state: user.state === 'suspended' ? 'suspended' : 'active', deletesAt: null } as const;
      await tx.users.update(userId, change);
      return { ...user, ...change };
    });
  }
}
