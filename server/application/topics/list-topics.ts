import type { PinId, TopicId } from '../../../src/domain/ids/ids.ts';
import { hasTopicPage, TOPIC_COVERS } from '../../../src/domain/topics/topic-pages.ts';
import type { DiscoveryIndex } from '../ports/discovery/discovery-index.ts';
import type { PinView, ViewerId } from '../ports/pins/views.ts';
import type { TopicView } from '../ports/pins/topics.ts';
import type { StoreReader } from '../ports/store.ts';

/** A topic with what the index of pins knows of it. */
export type TopicPreview = {
  readonly view: TopicView;
  readonly pinCount: number;
  /** Popular pins that the viewer may see, at most `TOPIC_COVERS`. */
  readonly covers: readonly PinView[];
};

type ListTopicsDeps = {
  readonly store: Pick<StoreReader, 'topics' | 'pins' | 'search'>;
  readonly index: Pick<DiscoveryIndex, 'ask'>;
};

/** Reads topics with their pins. While the index is being built, they have none. */
export class ListTopics {
  readonly #deps: ListTopicsDeps;

  constructor(deps: ListTopicsDeps) {
    this.#deps = deps;
  }

  /** The topics at the top of the tree, or all topics, that have enough pins for a page. The largest come first. */
  async withPages(of: 'top' | 'all', viewerId: ViewerId): Promise<readonly TopicPreview[]> {
    const { topics } = this.#deps.store;
    const ids = of === 'top' ? await topics.roots() : await topics.all();
    const previews = await this.#previews(ids, viewerId);
    return unlikeCovers(previews.filter(hasTopicPage).sort((one, other) => other.pinCount - one.pinCount));
  }

  /** Topics that share pins with this one and have pages. */
  async relatedTo(topic: TopicId, viewerId: ViewerId, limit: number): Promise<readonly TopicPreview[]> {
    const ids = (await this.#deps.index.ask('relatedTopics', { topic, limit })) ?? [];
    return (await this.#previews(ids, viewerId)).filter(hasTopicPage);
  }

  /** What the pin of this document is about, then what its first topic is related to; all have pages. */
  async ofPin(document: PinId, viewerId: ViewerId, limit: number): Promise<readonly TopicPreview[]> {
    const { index } = this.#deps;
    const [known] = (await index.ask('topicsOf', { documents: [document] })) ?? [];
    const own = known?.topics ?? [];
    const [topic] = own;
    if (topic === undefined) return [];
    const related = (await index.ask('relatedTopics', { topic, limit })) ?? [];
    const ids = [...new Set([...own, ...related])];
    return (await this.#previews(ids, viewerId)).filter(hasTopicPage).slice(0, limit);
  }

  /** These topics with their pins. */
  async describe(views: readonly TopicView[], viewerId: ViewerId): Promise<readonly TopicPreview[]> {
    const { store, index } = this.#deps;
    const topics = views.map(({ topic }) => topic.id);
    const facts = (await index.ask('topicFacts', { topics, covers: TOPIC_COVERS })) ?? [];
    const pins = await store.search.findable([...new Set(facts.flatMap(({ covers }) => covers))], viewerId);
    const shown = new Map((await store.pins.views(pins, viewerId)).map((view) => [view.pin.id, view]));
    const factsOf = new Map(facts.map((fact) => [fact.topic, fact]));
    return views.map((view) => {
      const known = factsOf.get(view.topic.id);
      const covers = known?.covers.flatMap((id) => shown.get(id) ?? []) ?? [];
      return { view, pinCount: known?.pinCount ?? 0, covers };
    });
  }

  async #previews(ids: readonly TopicId[], viewerId: ViewerId): Promise<readonly TopicPreview[]> {
    return this.describe(await this.#deps.store.topics.views(ids, viewerId), viewerId);
  }
}

/** Puts a cover first that no topic before it has, where there is one. */
function unlikeCovers(previews: readonly TopicPreview[]): readonly TopicPreview[] {
  const taken = new Set<string>();
  return previews.map((preview) => {
    const fresh = preview.covers.find(({ pin }) => !taken.has(pin.id)) ?? preview.covers[0];
    if (fresh === undefined) return preview;
    taken.add(fresh.pin.id);
    return { ...preview, covers: [fresh, ...preview.covers.filter((cover) => cover !== fresh)] };
  });
}
