import type { UserId } from '../../../src/domain/ids/ids.ts';
import { canUndo } from '../../../src/domain/reports/decision.ts';
import type { AppealKind } from '../../../src/domain/reports/appeal.ts';
import type { AppealRecord } from '../ports/moderation/appeals.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import { appealedDecision } from './internal/standing-decision.ts';

type AppealDecisionDeps = {
  readonly store: Store;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
};

/** The text is validated; `objectId` is the pin or message, and null for an appeal about the account. */
export type AppealCommand = {
  readonly actorId: UserId;
  readonly kind: AppealKind;
  readonly objectId: string | null;
  readonly text: string;
};

export type AppealOutcome =
  | { readonly kind: 'appealed'; readonly appeal: AppealRecord }
  /** There is no decision, it was taken back, its content is no longer kept, or it is not about content of the actor. */
  | { readonly kind: 'not_found' }
  /** The actor has appealed this decision before. */
  | { readonly kind: 'appealed_already' };

/** Appeals against a decision, once. The response does not reveal the reporter. */
export class AppealDecision {
  readonly #deps: AppealDecisionDeps;

  constructor(deps: AppealDecisionDeps) {
    this.#deps = deps;
  }

  run({ actorId: userId, kind, objectId, text }: AppealCommand): Promise<AppealOutcome> {
    const { store, ids, clock } = this.#deps;
    const fresh = { id: ids.next(), createdAt: clock.now() };
    return store.transaction(async (tx): Promise<AppealOutcome> => {
      const undecided = { state: 'open', decidedAt: null, decisionText: null } as const;
      const appeal: AppealRecord = { ...fresh, userId, kind, objectId, text, ...undecided };
      const since = await decidedAt(tx, appeal);
      if (since === null) return { kind: 'not_found' };
      const earlier = (await tx.appeals.ofUser(userId)).filter(
        (one) => one.kind === kind && one.objectId === objectId,
      );
      if (earlier.some(({ state, createdAt }) => state === 'open' || createdAt >= since))
        return { kind: 'appealed_already' };
      await tx.appeals.insert(appeal);
      return { kind: 'appealed', appeal };
    });
  }
}

/** The time of the decision; 0 if none was recorded, as in old stores; null without one. */
async function decidedAt(tx: StoreTransaction, appeal: AppealRecord): Promise<number | null> {
  const { userId, kind, objectId } = appeal;
  const decision = await appealedDecision(tx, appeal);
  if (decision !== undefined) return canUndo(decision, appeal.createdAt) ? decision.createdAt : null;
  const isDecided =
    kind === 'account' || objectId === null
      ? (await tx.users.find(userId))?.state === 'suspended'
      : await tx.reports.isUpheld(userId, { objectType: kind, objectId });
  return isDecided ? 0 : null;
}
