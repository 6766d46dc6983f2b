import { appealKindOf } from '../../../../src/domain/reports/decision.ts';
import type { AppealRecord } from '../../ports/moderation/appeals.ts';
import type { DecisionRecord } from '../../ports/moderation/moderation.ts';
import type { StoreReader } from '../../ports/store.ts';

type AppealFacts = Pick<AppealRecord, 'kind' | 'objectId' | 'userId'>;

/** The decision that an appeal is about, the last one; undefined when none was recorded, as in old stores. */
export async function appealedDecision(
  { moderation }: Pick<StoreReader, 'moderation'>,
  appeal: AppealFacts,
): Promise<DecisionRecord | undefined> {
  const { kind, objectId, userId } = appeal;
  const found =
    kind === 'account' || objectId === null
      ? await moderation.decisions({
          ownerIds: [userId],
          actions: ['restrict_user'],
          before: null,
          limit: 1,
        })
      : await moderation.decisionsAbout([{ objectType: kind, objectId }]);
  return found.find((decision) => isAppealed(decision, appeal));
}

/** Whether the appeal is about this decision, or a later one like it. */
export function isAppealed(
  decision: DecisionRecord,
  { kind, objectId: appealed, userId }: AppealFacts,
): boolean {
  if (decision.ownerId !== userId || appealKindOf(decision) !== kind) return false;
  return kind === 'account' || decision.objectId === appealed;
}
