import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { AppealKind } from '../../../src/domain/reports/appeal.ts';
import type { AppealRecord } from '../ports/moderation/appeals.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';

type AppealDecisionDeps = {
  readonly store: Store;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
};

/** The text is validated; `objectId` is the pin, and null for an appeal about the account. */
export type AppealCommand = {
  readonly actorId: UserId;
  readonly kind: AppealKind;
  readonly objectId: string | null;
  readonly text: string;
};

export type AppealOutcome =
  | { readonly kind: 'appealed'; readonly appeal: AppealRecord }
  /** There is no decision, or it is not about content of the actor. */
  | { readonly kind: 'not_found' }
  /** The actor has an undecided appeal about it. */
  | { readonly kind: 'appealed_already' };

/** Appeals against a decision. The response does not reveal the reporter. */
export class AppealDecision {
  readonly #deps: AppealDecisionDeps;

  constructor(deps: AppealDecisionDeps) {
    this.#deps = deps;
  }

  run({ actorId: userId, kind, objectId, text }: AppealCommand): Promise<AppealOutcome> {
    const { store, ids, clock } = this.#deps;
    const fresh = { id: ids.next(), createdAt: clock.now(), state: 'open' } as const;
    return store.transaction(async (tx): Promise<AppealOutcome> => {
      const appeal: AppealRecord = { ...fresh, userId, kind, objectId, text };
      if (!(await wasDecided(tx, appeal))) return { kind: 'not_found' };
      if (await tx.appeals.isOpen(appeal)) return { kind: 'appealed_already' };
      await tx.appeals.insert(appeal);
      return { kind: 'appealed', appeal };
    });
  }
}

async function wasDecided(tx: StoreTransaction, { userId, objectId }: AppealRecord): Promise<boolean> {
  if (objectId === null) return (await tx.users.find(userId))?.state === 'suspended';
  return tx.reports.isUpheld(userId, { objectType: 'pin', objectId });
}
