import type { TopicId } from '../ids/ids.ts';

/** A topic by its names. */
export type NamedTopic = {
  readonly id: TopicId;
  readonly name: string;
  /** The name in addresses. */
  readonly urlName: string;
};

/** What a pin is about, for those who may change it. */
export type PinTopics = {
  readonly topics: readonly NamedTopic[];
  /** Topics that people took away. */
  readonly removed: readonly NamedTopic[];
};

/** The pin with this topic, at the end where it is new. */
export function withTopic({ topics, removed }: PinTopics, added: NamedTopic): PinTopics {
  const others = removed.filter(({ id }) => id !== added.id);
  return { topics: topics.some(({ id }) => id === added.id) ? topics : [...topics, added], removed: others };
}

/** The pin without this topic, which can be added again. */
export function withoutTopic({ topics, removed }: PinTopics, gone: NamedTopic): PinTopics {
  const others = removed.filter(({ id }) => id !== gone.id);
  return { topics: topics.filter(({ id }) => id !== gone.id), removed: [...others, gone] };
}

/** What a person has to decide so that `after` is true: only topics that differ. */
export function topicDecisions(
  before: PinTopics,
  after: PinTopics,
): readonly { readonly id: TopicId; readonly applies: boolean }[] {
  const had = new Set(before.topics.map(({ id }) => id));
  const has = new Set(after.topics.map(({ id }) => id));
  return [
    ...[...has].filter((id) => !had.has(id)).map((id) => ({ id, applies: true })),
    ...[...had].filter((id) => !has.has(id)).map((id) => ({ id, applies: false })),
  ];
}
