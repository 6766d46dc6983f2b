import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { DecisionRecord } from '../../ports/moderation/moderation.ts';
import type { StoreTransaction } from '../../ports/store.ts';
import { isAppealed } from './standing-decision.ts';

/** Who takes a decision back, and what they say. `id`: of the record. */
export type UndoOf = {
  readonly id: string;
  readonly operatorId: UserId;
  readonly text: string;
  readonly createdAt: number;
};

/**
 * Records that a decision was taken back. Open appeals against it are granted, and the reports that led to it are
 * reversed. False if it was taken back before.
 */
export async function recordUndo(
  tx: StoreTransaction,
  decision: DecisionRecord,
  by: UndoOf,
): Promise<boolean> {
  if (!(await tx.moderation.markUndone(decision.id, by.createdAt))) return false;
  const action = decision.action === 'remove' ? 'undo_remove' : 'lift_restriction';
  await tx.moderation.insertDecision({ ...decision, ...by, action, undoneAt: null });
  await tx.reports.reverse(decision, decision.createdAt, by.createdAt);
  await grantAppeals(tx, decision, by);
  return true;
}

async function grantAppeals(
  tx: StoreTransaction,
  decision: DecisionRecord,
  { text, createdAt }: UndoOf,
): Promise<void> {
  if (decision.ownerId === null) return;
  const decisionText = text === '' ? null : text;
  for (const appeal of await tx.appeals.ofUser(decision.ownerId)) {
    if (appeal.state !== 'open' || !isAppealed(decision, appeal)) continue;
    await tx.appeals.decide(appeal.id, { state: 'upheld', decidedAt: createdAt, decisionText });
  }
}
