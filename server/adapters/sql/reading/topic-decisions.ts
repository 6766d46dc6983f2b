import { toTopicId } from '../../../../src/domain/ids/ids.ts';
import type { DocumentTopic } from '../../../application/ports/discovery/pin-document.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** What people decided about the topics of pins, by root. One statement, none without roots. */
export async function topicDecisions(
  { db, prepared }: SqlContext,
  roots: readonly number[],
): Promise<ReadonlyMap<number, readonly DocumentTopic[]>> {
  const decisions = new Map<number, DocumentTopic[]>();
  if (roots.length === 0) return decisions;
  const rows = await prepared.rows(db, 'topic decisions', { roots }, ({ roots }) =>
    db
      .selectFrom('pin_topics')
      .select(['root_id', 'topic_id', 'applies'])
      .where('root_id', 'in', roots)
      .orderBy('root_id')
      .orderBy('topic_id'),
  );
  for (const { root_id, topic_id, applies } of rows) {
    const decision = { id: toTopicId(String(topic_id)), applies: applies === 1 };
    decisions.set(root_id, [...(decisions.get(root_id) ?? []), decision]);
  }
  return decisions;
}
