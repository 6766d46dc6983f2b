import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { AppealAction } from '../../../src/domain/reports/appeal.ts';
import { canUndo } from '../../../src/domain/reports/decision.ts';
import type { PostMailDeps } from '../mail/post-mail.ts';
import type { RemovedPictures } from '../media/removed-pictures.ts';
import type { AppealRecord } from '../ports/moderation/appeals.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { UndoOf } from './internal/record-undo.ts';
import { appealedDecision } from './internal/standing-decision.ts';
import { reinstate } from './internal/take-down.ts';
import { tellDecision } from './internal/tell-decision.ts';
import { undo } from './internal/undo.ts';

type DecideAppealDeps = PostMailDeps & {
  readonly store: Store;
  readonly removed: Pick<RemovedPictures, 'outdate'>;
};

export type DecideAppealOutcome =
  | { readonly kind: 'decided'; readonly appeal: AppealRecord }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'decided_already' };

/** Decides an appeal: reverses the first decision or confirms it, and tells the person. */
export class DecideAppeal {
  readonly #deps: DecideAppealDeps;

  constructor(deps: DecideAppealDeps) {
    this.#deps = deps;
  }

  async run(command: {
    readonly operatorId: UserId;
    readonly appealId: string;
    readonly action: AppealAction;
    /** Shown to the person. */
    readonly text: string;
  }): Promise<DecideAppealOutcome> {
    const { store, ids, clock, removed } = this.#deps;
    const { operatorId, appealId, action, text } = command;
    const by = { id: ids.next(), operatorId, text, createdAt: clock.now() };
    const outcome = await store.transaction(async (tx): Promise<DecideAppealOutcome> => {
      const appeal = await tx.appeals.find(appealId);
      if (appeal === undefined) return { kind: 'not_found' };
      if (appeal.state !== 'open') return { kind: 'decided_already' };
      const decided = {
        state: action === 'grant' ? 'upheld' : 'dismissed',
        decidedAt: by.createdAt,
        decisionText: text === '' ? null : text,
      } as const;
      await tx.appeals.decide(appeal.id, decided);
      await (action === 'grant' ? grant(tx, this.#deps, appeal, by) : reject(tx, appeal, by));
      await tellDecision(tx, this.#deps, appeal.userId, { kind: 'appeal_decided', appealId: appeal.id });
      return { kind: 'decided', appeal: { ...appeal, ...decided } };
    });
    removed.outdate();
    return outcome;
  }
}

/** A decision that was taken back meanwhile needs nothing more. */
async function grant(
  tx: StoreTransaction,
  deps: PostMailDeps,
  appeal: AppealRecord,
  by: UndoOf,
): Promise<void> {
  const decision = await appealedDecision(tx, appeal);
  if (decision !== undefined && canUndo(decision, by.createdAt, true)) await undo(tx, deps, decision, by);
  else if (decision === undefined && appeal.kind === 'account') await reinstate(tx, appeal.userId);
}

async function reject(tx: StoreTransaction, appeal: AppealRecord, by: UndoOf): Promise<void> {
  const decision = await appealedDecision(tx, appeal);
  await tx.moderation.insertDecision({
    objectType: appeal.kind === 'account' ? 'user' : appeal.kind,
    objectId: appeal.objectId ?? appeal.userId,
    ownerId: appeal.userId,
    title: decision?.title ?? '',
    reason: decision?.reason ?? null,
    ...by,
    action: 'reject_appeal',
    undoneAt: null,
  });
}
