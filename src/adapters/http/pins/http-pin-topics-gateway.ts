import type { DoneOutcome } from '../../../application/ports/done-outcome.ts';
import type { PinTopicsGateway } from '../../../application/ports/pins/pin-topics-gateway.ts';
import { toTopicId, type PinId, type TopicId } from '../../../domain/ids/ids.ts';
import type { NamedTopic, PinTopics } from '../../../domain/topics/pin-topics.ts';
import { rawObject, text } from '../../../../wire/raw.ts';
import { doneOf } from '../client/done-of.ts';
import type { ResourceClient } from '../client/resource-client.ts';

/** Topics of pins over the resource calls. */
export class HttpPinTopicsGateway implements PinTopicsGateway {
  readonly #calls: Pick<ResourceClient, 'get' | 'update'>;
  constructor(calls: Pick<ResourceClient, 'get' | 'update'>) {
    this.#calls = calls;
  }

  async ofPin(pinId: PinId): Promise<PinTopics | undefined> {
    const answer = await this.#calls.get('PinTopics', { pin_id: pinId });
    if (answer.kind === 'failed') return undefined;
    const { topics, removed } = rawObject(answer.data);
    return { topics: namedTopics(topics), removed: namedTopics(removed) };
  }

  async names(): Promise<ReadonlyMap<TopicId, string>> {
    const answer = await this.#calls.get('TopicNames', {});
    return new Map(
      namedTopics(answer.kind === 'failed' ? [] : answer.data).map(({ id, name }) => [id, name]),
    );
  }

  async decide(pinId: PinId, topicId: TopicId, applies: boolean): Promise<DoneOutcome> {
    return doneOf(await this.#calls.update('PinTopics', { pin_id: pinId, interest_id: topicId, applies }));
  }
}

function namedTopics(list: unknown): readonly NamedTopic[] {
  if (!Array.isArray(list)) return [];
  return list.map((item) => {
    const raw = rawObject(item);
    return { id: toTopicId(text(raw.id)), name: text(raw.name), urlName: text(raw.url_name) };
  });
}
