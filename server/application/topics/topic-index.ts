import { popularityRank } from '../../../src/domain/feeds/popularity.ts';
import type { TopicId } from '../../../src/domain/ids/ids.ts';
import type { TimeSpan } from '../../../src/domain/topics/explore-lists.ts';
import { PAGE_CONFIDENCE, TopicTagger, type TopicSign } from '../../../src/domain/topics/topic-tagging.ts';
import { TOPIC_TREE, type TreeTopic } from '../../../src/domain/topics/topic-tree.ts';
import type { DiscoveryPart, SavedArrays } from '../ports/discovery/discovery-part.ts';
import type { PinDocument } from '../ports/discovery/pin-document.ts';
import type { TopicHints } from '../ports/discovery/text-search.ts';
import { DocumentTagger, termsOf } from './document-tagger.ts';
import { NumberList } from './internal/number-list.ts';
import { TagTable } from './internal/tag-table.ts';

/** Pages of a topic end after this many pins. */
export const LONGEST_LIST = 2000;
/** Topics that share a smaller part of their pins are not related. */
const LEAST_OVERLAP = 0.02;
/** Related topics are counted over this many of a topic's newest pins. */
const COUNTED_PINS = 2000;

export type TopicOrder = 'popular' | 'newest';
export type PinTopic = { readonly id: TopicId; readonly confidence: number; readonly sign: TopicSign };

/** An empty index over the topics of every server. */
export function topicIndex(): TopicIndex {
  return new TopicIndex(TOPIC_TREE, new TopicTagger(TOPIC_TREE, termsOf));
}

/** Names are compared by their words. */
function nameOf(text: string): string {
  return termsOf(text).join(' ');
}

/** Which pins are about which topic. */
export class TopicIndex implements DiscoveryPart {
  readonly #tree: readonly TreeTopic[];
  readonly #codes: ReadonlyMap<TopicId, number>;
  readonly #tagger: DocumentTagger;
  readonly #names: ReadonlyMap<string, TopicId>;
  readonly #tags = new TagTable();
  readonly #pins: readonly NumberList[];
  /** Sorted lists since the last change of their topic. */
  readonly #orders = {
    popular: new Map<number, readonly number[]>(),
    newest: new Map<number, readonly number[]>(),
  };

  constructor(tree: readonly TreeTopic[], tagger: TopicTagger) {
    this.#tree = tree;
    this.#codes = new Map(tree.map(({ id }, code) => [id, code]));
    this.#tagger = new DocumentTagger(tree, tagger);
    this.#names = new Map(tree.map(({ id, name }) => [nameOf(name), id]));
    this.#pins = tree.map(() => new NumberList());
  }

  put(number: number, document: PinDocument): void {
    this.remove(number);
    const tags = this.#tagger.tags(document);
    const rank = popularityRank({ createdAt: document.createdAt, saves: document.boards.length - 1 });
    this.#tags.set(number, tags, { rank, createdAt: document.createdAt });
    this.#list(number);
  }

  #list(number: number): void {
    for (const { topic, confidence } of this.#tags.of(number)) {
      if (confidence < PAGE_CONFIDENCE) continue;
      this.#pins[topic]!.add(number);
      this.#forgetOrders(topic);
    }
  }

  remove(number: number): void {
    for (const { topic } of this.#tags.of(number)) {
      this.#pins[topic]!.remove(number);
      this.#forgetOrders(topic);
    }
    this.#tags.clear(number);
  }

  save(): SavedArrays {
    return { ...this.#tags.save(), tree: Float64Array.from(this.#tree, ({ id }) => Number(id)) };
  }

  load(saved: SavedArrays): void {
    const { tree } = saved;
    const isSameTree =
      tree?.length === this.#tree.length && this.#tree.every(({ id }, at) => Number(id) === tree[at]);
    if (!isSameTree) throw new Error('These are the tags of another tree.');
    this.#tags.load(saved);
    for (let number = 0; number < this.#tags.room; number++) this.#list(number);
  }

  /** The topics of a pin, most certain first. */
  topicsOf(number: number): readonly PinTopic[] {
    return this.#tags.of(number).map(({ topic, confidence, sign }) => ({
      id: this.#tree[topic]!.id,
      confidence,
      sign,
    }));
  }

  /** The topics whose pages show the pin. */
  pageTopicsOf(number: number): readonly TopicId[] {
    return this.#tags
      .of(number)
      .filter(({ confidence }) => confidence >= PAGE_CONFIDENCE)
      .map(({ topic }) => this.#tree[topic]!.id);
  }

  /** The numbers of all pins that were made in one of these spans, also of those without topics; newest first. */
  madeIn(spans: readonly TimeSpan[]): readonly number[] {
    const made: number[] = [];
    for (let number = 0; number < this.#tags.room; number++) {
      const time = this.#tags.createdAtOf(number);
      if (spans.some(({ from, to }) => from <= time && time < to)) made.push(number);
    }
    return made.sort((one, other) => this.#tags.createdAtOf(other) - this.#tags.createdAtOf(one));
  }

  /** The numbers of all pins of a topic, in no order. */
  membersOf(topic: TopicId): readonly number[] {
    const code = this.#codes.get(topic);
    return code === undefined ? [] : this.#pins[code]!.values();
  }

  /** The topics at the top of the tree whose pages show the pin. */
  rootsOf(number: number): readonly TopicId[] {
    return this.pageTopicsOf(number).filter((id) => this.#tree[this.#codes.get(id)!]!.parentId === null);
  }

  /**
   * The pins of the topic that a text names, in any number; none for other texts.
   * @param others names besides the English ones
   */
  pinsNamed(text: string, others: TopicHints['names'] = []): readonly number[] {
    const name = nameOf(text);
    const id = this.#names.get(name) ?? others.find((other) => nameOf(other.name) === name)?.topic;
    return id === undefined ? [] : this.pinsOf(id, 'popular');
  }

  /** How many pins are about a topic; 0 for an unknown one. */
  size(topic: TopicId): number {
    const code = this.#codes.get(topic);
    return code === undefined ? 0 : this.#pins[code]!.size;
  }

  /** The numbers of the pins of a topic in this order, at most `LONGEST_LIST`. */
  pinsOf(topic: TopicId, order: TopicOrder): readonly number[] {
    const code = this.#codes.get(topic);
    if (code === undefined) return [];
    const known = this.#orders[order].get(code);
    if (known !== undefined) return known;
    const key = order === 'popular' ? this.#tags.rankOf : this.#tags.createdAtOf;
    const numbers = this.#pins
      [code]!.values()
      .sort((one, other) => key(other) - key(one) || other - one)
      .slice(0, LONGEST_LIST);
    this.#orders[order].set(code, numbers);
    return numbers;
  }

  #forgetOrders(code: number): void {
    this.#orders.popular.delete(code);
    this.#orders.newest.delete(code);
  }

  /** Topics with the largest share of common pins, those of the same branch of the tree left out. */
  related(topic: TopicId, limit: number): readonly TopicId[] {
    const code = this.#codes.get(topic);
    if (code === undefined) return [];
    const common = new Map<number, number>();
    const counted = this.#pins[code]!.values().slice(-COUNTED_PINS);
    for (const number of counted) {
      for (const { topic: other } of this.#tags.of(number)) common.set(other, (common.get(other) ?? 0) + 1);
    }
    const overlap = (other: number): number =>
      common.get(other)! / Math.sqrt(counted.length * this.#pins[other]!.size);
    return [...common.keys()]
      .filter((other) => !this.#inOneBranch(code, other) && this.#pins[other]!.size > 0)
      .filter((other) => overlap(other) >= LEAST_OVERLAP)
      .sort((one, other) => overlap(other) - overlap(one) || one - other)
      .slice(0, limit)
      .map((other) => this.#tree[other]!.id);
  }

  #inOneBranch(one: number, other: number): boolean {
    return one === other || this.#isAbove(one, other) || this.#isAbove(other, one);
  }

  #isAbove(upper: number, lower: number): boolean {
    for (let id = this.#tree[lower]!.parentId; id !== null; id = this.#tree[this.#codes.get(id)!]!.parentId) {
      if (this.#codes.get(id) === upper) return true;
    }
    return false;
  }
}
