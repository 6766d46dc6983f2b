import { toPinId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { PostMailDeps } from '../../mail/post-mail.ts';
import type { DecisionRecord } from '../../ports/moderation/moderation.ts';
import type { StoreTransaction } from '../../ports/store.ts';
import { undoCopies } from './copies.ts';
import { reinstate } from './take-down.ts';

/** Who takes a decision back, and what they say. */
export type UndoOf = {
  readonly id: string;
  readonly operatorId: UserId;
  readonly text: string;
  readonly createdAt: number;
};

/**
 * Takes a decision back, and records that: removed pins are where they were, and their picture may be posted again; a
 * restricted account may do everything. False if it was taken back before.
 */
export async function undo(
  tx: StoreTransaction,
  deps: PostMailDeps,
  decision: DecisionRecord,
  by: UndoOf,
): Promise<boolean> {
  if (!(await tx.moderation.markUndone(decision.id, by.createdAt))) return false;
  const isRemoval = decision.action === 'remove';
  if (isRemoval) {
    await tx.moderation.unblockPictures(decision.id);
    const restored = await tx.moderation.restorePins(decision.id);
    // It may have gone with another pin of its picture.
    await tx.moderation.restorePin(toPinId(decision.objectId));
    await undoCopies(tx, deps, restored, by);
  } else if (decision.ownerId !== null) await reinstate(tx, decision.ownerId);
  await tx.moderation.insertDecision({
    ...decision,
    ...by,
    action: isRemoval ? 'undo_remove' : 'lift_restriction',
    undoneAt: null,
  });
  return true;
}
