import { toPinId, type UserId } from '../../../../src/domain/ids/ids.ts';
import { appealKindOf } from '../../../../src/domain/reports/decision.ts';
import type { PostMailDeps } from '../../mail/post-mail.ts';
import type { DecisionRecord } from '../../ports/moderation/moderation.ts';
import type { StoreTransaction } from '../../ports/store.ts';
import { undoCopies } from './copies.ts';
import { recordUndo, type UndoOf } from './record-undo.ts';
import { reinstate } from './take-down.ts';

/** Older restrictions of the account are not looked through. */
const MOST_RESTRICTIONS = 1000;

/**
 * Takes a decision back, and records that: removed pins and messages are where they were, and the pictures may be posted
 * again; a restricted account may do everything, whatever else it was restricted for. False if it was taken back before.
 */
export async function undo(
  tx: StoreTransaction,
  deps: PostMailDeps,
  decision: DecisionRecord,
  by: UndoOf,
): Promise<boolean> {
  if (!(await recordUndo(tx, decision, by))) return false;
  const { id, objectId, ownerId } = decision;
  switch (appealKindOf(decision)) {
    case 'pin': {
      await tx.moderation.unblockPictures(id);
      const restored = await tx.moderation.restorePins(id);
      // It may have gone with another pin of its picture.
      await tx.moderation.restorePin(toPinId(objectId));
      await undoCopies(tx, deps, { restored, toldOwner: ownerId }, by);
      break;
    }
    case 'message':
      await tx.moderation.restoreMessage(objectId);
      break;
    case 'account':
      if (ownerId !== null) await liftRestrictions(tx, deps, ownerId, by);
      break;
    case null:
      break;
  }
  return true;
}

async function liftRestrictions(
  tx: StoreTransaction,
  { ids }: PostMailDeps,
  userId: UserId,
  by: UndoOf,
): Promise<void> {
  await reinstate(tx, userId);
  const query = { ownerIds: [userId], actions: ['restrict_user'], before: null } as const;
  for (const other of await tx.moderation.decisions({ ...query, limit: MOST_RESTRICTIONS }))
    await recordUndo(tx, other, { ...by, id: ids.next() });
}
