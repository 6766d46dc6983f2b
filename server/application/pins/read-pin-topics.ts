import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { domainOf } from '../../../src/domain/links/http-url.ts';
import { mayCorrectTopics, pinAccess } from '../../../src/domain/permissions/pin-access.ts';
import { PAGE_CONFIDENCE, TopicTagger } from '../../../src/domain/topics/topic-tagging.ts';
import { TOPIC_TREE, type TreeTopic } from '../../../src/domain/topics/topic-tree.ts';
import { canSeePin, pinStandingOf } from '../access/pin-visibility.ts';
import { refused, type Refused } from '../access/refusal.ts';
import type { PinView } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { DocumentTagger, termsOf, type TaggedDocument } from '../topics/document-tagger.ts';

/** What an original is about. */
export type PinTopics = {
  readonly kind: 'found';
  /** Most certain first. `isChosen`: by a person. */
  readonly topics: readonly { readonly topic: TreeTopic; readonly isChosen: boolean }[];
  /** Topics that people took away. */
  readonly removed: readonly TreeTopic[];
};

type ReadPinTopicsDeps = {
  readonly store: Pick<StoreReader, 'pins' | 'discovery' | 'pinTopics'>;
  readonly clock: Clock;
};

/** Reads the topics of an original for those who may correct them, from its rows, so that no decision is missing. */
export class ReadPinTopics {
  readonly #deps: ReadPinTopicsDeps;
  #tagger: DocumentTagger | null = null;

  constructor(deps: ReadPinTopicsDeps) {
    this.#deps = deps;
  }

  async run(pinId: PinId, actorId: UserId): Promise<PinTopics | Refused> {
    const { store, clock } = this.#deps;
    const [view] = await store.pins.views([pinId], actorId);
    if (view === undefined || !canSeePin(view, actorId, clock.now())) return refused('pin_not_found');
    const isCopy = view.pin.originalPinId !== null;
    if (!mayCorrectTopics(pinAccess(pinStandingOf(view, actorId)), isCopy)) return refused('forbidden');
    const document = await this.#document(view);
    const decisions = new Map(document.topics.map(({ id, applies }) => [id, applies]));
    return {
      kind: 'found',
      topics: this.#tags(document).map((topic) => ({ topic, isChosen: decisions.get(topic.id) === true })),
      removed: TOPIC_TREE.filter(({ id }) => decisions.get(id) === false),
    };
  }

  /** A pin that is not public is known by its own texts and board. */
  async #document(view: PinView): Promise<TaggedDocument> {
    const { store } = this.#deps;
    const { id, title, description, altText, link } = view.pin;
    const [document] = await store.discovery.documents([id]);
    if (document !== undefined) return document;
    return {
      title,
      description,
      altText: altText ?? '',
      linkTitle: '',
      domain: link === null ? null : domainOf(link),
      boards: [view.board.board],
      topics: await store.pinTopics.ofPin(id),
    };
  }

  #tags(document: TaggedDocument): readonly TreeTopic[] {
    this.#tagger ??= new DocumentTagger(TOPIC_TREE, new TopicTagger(TOPIC_TREE, termsOf));
    return this.#tagger
      .tags(document)
      .filter(({ confidence }) => confidence >= PAGE_CONFIDENCE)
      .map(({ topic }) => TOPIC_TREE[topic]!);
  }
}
