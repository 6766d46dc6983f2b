import type { UserId } from '../../../src/domain/ids/ids.ts';
import { canUndo } from '../../../src/domain/reports/decision.ts';
import type { PostMailDeps } from '../mail/post-mail.ts';
import type { RemovedPictures } from '../media/removed-pictures.ts';
import type { DecisionRecord } from '../ports/moderation/moderation.ts';
import type { Store } from '../ports/store.ts';
import { tellDecision } from './internal/tell-decision.ts';
import { undo } from './internal/undo.ts';

type UndoDecisionDeps = PostMailDeps & {
  readonly store: Store;
  readonly removed: Pick<RemovedPictures, 'outdate'>;
};

export type UndoDecisionOutcome =
  | { readonly kind: 'undone'; readonly decision: DecisionRecord }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'undone_already' }
  /** Only restrictions, and removals of pins and messages that are still kept, can be taken back. */
  | { readonly kind: 'not_possible' };

/** Undoes an operator's decision, and tells the owner. */
export class UndoDecision {
  readonly #deps: UndoDecisionDeps;

  constructor(deps: UndoDecisionDeps) {
    this.#deps = deps;
  }

  async run(command: {
    readonly operatorId: UserId;
    readonly decisionId: string;
    /** Shown to the owner. */
    readonly text: string;
  }): Promise<UndoDecisionOutcome> {
    const { store, ids, clock, removed } = this.#deps;
    const { operatorId, decisionId, text } = command;
    const by = { id: ids.next(), operatorId, text, createdAt: clock.now() };
    const outcome = await store.transaction(async (tx): Promise<UndoDecisionOutcome> => {
      const decision = await tx.moderation.findDecision(decisionId);
      if (decision === undefined) return { kind: 'not_found' };
      if (decision.undoneAt !== null) return { kind: 'undone_already' };
      if (!canUndo(decision, by.createdAt)) return { kind: 'not_possible' };
      if (!(await undo(tx, this.#deps, decision, by))) return { kind: 'undone_already' };
      if (decision.ownerId !== null)
        await tellDecision(tx, this.#deps, decision.ownerId, { kind: 'moderated', decisionId: by.id });
      return { kind: 'undone', decision: { ...decision, undoneAt: by.createdAt } };
    });
    removed.outdate();
    return outcome;
  }
}
