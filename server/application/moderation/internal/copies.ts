import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import { inParts } from '../../../../src/domain/organizing/list-order.ts';
import type { PostMailDeps } from '../../mail/post-mail.ts';
import type { DecisionRecord, PinOfPicture } from '../../ports/moderation/moderation.ts';
import type { StoreTransaction } from '../../ports/store.ts';
import { recordUndo, type UndoOf } from './record-undo.ts';
import { tellDecision } from './tell-decision.ts';

const PINS_AT_ONCE = 100;

/**
 * Records a decision about each pin that went with another one of its picture, so that its owner can read and appeal it,
 * and tells these owners, each once. The caller tells the owner of the other pin.
 */
export async function recordCopies(
  tx: StoreTransaction,
  deps: PostMailDeps,
  decision: DecisionRecord,
  copies: readonly PinOfPicture[],
): Promise<void> {
  const decisions = copies.map(({ id, ownerId, title }) => ({
    ...decision,
    id: deps.ids.next(),
    objectId: id,
    ownerId,
    title,
  }));
  for (const one of decisions) await tx.moderation.insertDecision(one);
  await tellOwners(tx, deps, decisions, decision.ownerId);
}

/**
 * Takes back the decisions about pins that were restored together with another one of their picture.
 * @param toldOwner the caller tells this owner
 */
export async function undoCopies(
  tx: StoreTransaction,
  deps: PostMailDeps,
  { restored, toldOwner }: { readonly restored: readonly PinId[]; readonly toldOwner: UserId | null },
  by: UndoOf,
): Promise<void> {
  const undone: Pick<DecisionRecord, 'id' | 'ownerId'>[] = [];
  for (const some of inParts(restored, PINS_AT_ONCE)) {
    const objects = some.map((objectId) => ({ objectType: 'pin' as const, objectId }));
    for (const decision of await tx.moderation.decisionsAbout(objects)) {
      if (decision.action !== 'remove') continue;
      const id = deps.ids.next();
      if (await recordUndo(tx, decision, { ...by, id })) undone.push({ id, ownerId: decision.ownerId });
    }
  }
  await tellOwners(tx, deps, undone, toldOwner);
}

async function tellOwners(
  tx: StoreTransaction,
  deps: PostMailDeps,
  decisions: readonly Pick<DecisionRecord, 'id' | 'ownerId'>[],
  toldOwner: UserId | null,
): Promise<void> {
  const told = new Set([toldOwner]);
  for (const { id, ownerId } of decisions) {
    if (ownerId === null || told.has(ownerId)) continue;
    told.add(ownerId);
    await tellDecision(tx, deps, ownerId, { kind: 'moderated', decisionId: id });
  }
}
