import { toPinId, toTopicId, type PinId, type TopicId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { DocumentTopic } from '../../../application/ports/discovery/pin-document.ts';
import type { PinTopicRepository, TopicDecision } from '../../../application/ports/pins/topics.ts';
import { recordDiscoveryChange } from '../discovery/record-changes.ts';
import { topicDecisions } from '../reading/topic-decisions.ts';
import { flag } from '../schema/flag.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** Each read is one statement, each write two. */
export class SqlPinTopicRepository implements PinTopicRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async ofPin(original: PinId): Promise<readonly DocumentTopic[]> {
    const root = keyOf(original);
    return (await topicDecisions(this.#context, [root])).get(root) ?? [];
  }

  async ofUser(userId: UserId): Promise<readonly TopicDecision[]> {
    const rows = await this.#context.db
      .selectFrom('pin_topics')
      .selectAll()
      .where('user_id', '=', keyOf(userId))
      .orderBy('root_id')
      .orderBy('topic_id')
      .execute();
    return rows.map(({ root_id, topic_id, applies, decided_at }) => ({
      original: toPinId(String(root_id)),
      id: toTopicId(String(topic_id)),
      applies: applies === 1,
      time: decided_at,
    }));
  }

  async decide(userId: UserId, { original, id, applies, time }: TopicDecision): Promise<void> {
    const { db } = this.#context;
    const root = storableKey(original);
    const decision = { applies: flag(applies), user_id: storableKey(userId), decided_at: time };
    await db
      .insertInto('pin_topics')
      .values({ root_id: root, topic_id: storableKey(id), ...decision })
      .onConflict((conflict) => conflict.columns(['root_id', 'topic_id']).doUpdateSet(decision))
      .execute();
    await recordDiscoveryChange(db, 'pin', [root]);
  }

  async undo(original: PinId, topic: TopicId): Promise<void> {
    const { db } = this.#context;
    const root = keyOf(original);
    await db
      .deleteFrom('pin_topics')
      .where('root_id', '=', root)
      .where('topic_id', '=', keyOf(topic))
      .execute();
    await recordDiscoveryChange(db, 'pin', [root]);
  }
}
