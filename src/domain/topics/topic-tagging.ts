import type { TreeTopic } from './topic-tree.ts';

/** What a pin says of its topics. */
export type TaggedTexts = {
  readonly title: string;
  readonly description: string;
  readonly altText: string;
  /** Title and host of the linked page. */
  readonly link: string;
  /** Names of the boards that it is saved to. */
  readonly boardNames: readonly string[];
};

/** The strongest sign that a pin is about a topic. */
export type TopicSign = 'title' | 'board' | 'alt_text' | 'description' | 'link' | 'person';

export type TopicTag = {
  /** The index of the topic in the tree. */
  readonly topic: number;
  /** 0 to 1 */
  readonly confidence: number;
  readonly sign: TopicSign;
};

/** Topics below this confidence are left out. */
const LEAST_CONFIDENCE = 0.25;
/** Words give a pin at most this many topics, parents included. */
const MOST_TOPICS = 6;
/** The same for a pin that people have corrected. */
const MOST_CORRECTED_TOPICS = 8;
/** People can give a pin this many topics. */
export const MOST_CHOSEN_TOPICS = 5;
/** Pages of a topic show pins with at least this confidence. */
export const PAGE_CONFIDENCE = 0.35;
/** Boards beyond these add nothing: a popular pin is on thousands. */
const MOST_BOARDS = 12;

const WEIGHTS = { title: 3, board: 1.5, alt_text: 2, description: 1, link: 1 } as const;
/** What a topic takes over from the topics below it. */
const SHARE_OF_PARENT = 0.95;
/** A phrase of several words is less often meant differently. */
const PHRASE_BONUS = 1.3;
/** Signs of this weight give a confidence of 63 %. */
const SCALE = 3;
/** The weight of a topic that a person has chosen: more than all words together. */
const CHOSEN_WEIGHT = 60;

/** What people decided: whether a pin is about topics, by their index in the tree. */
type TopicDecisions = ReadonlyMap<number, boolean>;

const NO_DECISIONS: TopicDecisions = new Map();

type Phrase = { readonly topic: number; readonly terms: readonly string[] };
type Evidence = { weight: number; sign: TopicSign; strongest: number };

/**
 * Finds the topics of pins by the words of a tree.
 * @param termsOf the terms of a text in their order: singular, lower case, without accents
 */
export class TopicTagger {
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #parents: readonly number[];
  readonly #termsOf: (text: string) => readonly string[];

  constructor(tree: readonly TreeTopic[], termsOf: (text: string) => readonly string[]) {
    this.#termsOf = termsOf;
    const indexes = new Map(tree.map(({ id }, index) => [id, index]));
    this.#parents = tree.map(({ parentId }) => (parentId === null ? -1 : indexes.get(parentId)!));
    for (const [topic, { words }] of tree.entries()) {
      for (const word of words) this.#add(topic, termsOf(word));
    }
  }

  #add(topic: number, terms: readonly string[]): void {
    const [first] = terms;
    if (first === undefined) return;
    const phrases = this.#phrases.get(first);
    if (phrases === undefined) this.#phrases.set(first, [{ topic, terms }]);
    else phrases.push({ topic, terms });
  }

  /**
   * The topics of a pin, most certain first; parents of a topic are among them. What people decided wins over words; a
   * topic that does not apply says nothing about its parents.
   */
  tags(texts: TaggedTexts, decisions: TopicDecisions = NO_DECISIONS): readonly TopicTag[] {
    const found = new Map<number, Evidence>();
    this.#read(texts.title, 'title', found);
    this.#read(texts.altText, 'alt_text', found);
    this.#read(texts.description, 'description', found);
    this.#read(texts.link, 'link', found);
    for (const name of texts.boardNames.slice(0, MOST_BOARDS)) this.#read(name, 'board', found);
    for (const [topic, applies] of decisions) {
      found.delete(topic);
      if (applies) addEvidence(found, topic, CHOSEN_WEIGHT, 'person');
    }
    this.#addParents(found);
    for (const [topic, applies] of decisions) if (!applies) found.delete(topic);
    const tags: TopicTag[] = [];
    for (const [topic, { weight, sign }] of found) {
      const confidence = 1 - Math.exp(-weight / SCALE);
      if (confidence >= LEAST_CONFIDENCE) tags.push({ topic, confidence, sign });
    }
    const chosenFirst = (one: TopicTag, other: TopicTag): number =>
      Number(decisions.has(other.topic)) - Number(decisions.has(one.topic)) || byConfidence(one, other);
    return tags.sort(chosenFirst).slice(0, decisions.size === 0 ? MOST_TOPICS : MOST_CORRECTED_TOPICS);
  }

  /** Each topic counts once per text. */
  #read(text: string, sign: keyof typeof WEIGHTS, found: Map<number, Evidence>): void {
    if (text === '') return;
    const terms = this.#termsOf(text);
    const weights = new Map<number, number>();
    for (let at = 0; at < terms.length; at++) {
      for (const { topic, terms: phrase } of this.#phrases.get(terms[at]!) ?? []) {
        if (!standsAt(phrase, terms, at)) continue;
        const weight = WEIGHTS[sign] * (phrase.length > 1 ? PHRASE_BONUS : 1);
        weights.set(topic, Math.max(weights.get(topic) ?? 0, weight));
      }
    }
    for (const [topic, weight] of weights) addEvidence(found, topic, weight, sign);
  }

  #addParents(found: Map<number, Evidence>): void {
    for (const [topic, { weight, sign }] of [...found]) {
      let share = weight;
      for (let parent = this.#parents[topic]!; parent >= 0; parent = this.#parents[parent]!) {
        share *= SHARE_OF_PARENT;
        addEvidence(found, parent, share, sign);
      }
    }
  }
}

function standsAt(phrase: readonly string[], terms: readonly string[], at: number): boolean {
  return phrase.every((term, index) => terms[at + index] === term);
}

function addEvidence(found: Map<number, Evidence>, topic: number, weight: number, sign: TopicSign): void {
  const evidence = found.get(topic);
  if (evidence === undefined) {
    found.set(topic, { weight, sign, strongest: weight });
    return;
  }
  evidence.weight += weight;
  if (weight <= evidence.strongest) return;
  evidence.strongest = weight;
  evidence.sign = sign;
}

function byConfidence(one: TopicTag, other: TopicTag): number {
  return other.confidence - one.confidence || one.topic - other.topic;
}
