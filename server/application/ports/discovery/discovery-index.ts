import type { SoughtColor } from '../../../../src/domain/looks/palette.ts';
import type { BoardId, PinId, TopicId } from '../../../../src/domain/ids/ids.ts';
import type { TimeSpan } from '../../../../src/domain/topics/explore-lists.ts';
import type { Embedding } from '../media/embeddings.ts';
import type { ListingAnswer, ListingQuestion } from './listing.ts';
import type { SuggestQuestion, TextAnswer, TextQuestion } from './text-search.ts';

/**
 * What the index can be asked, each question with one value. Questions and answers are plain data, because the index may
 * live in another thread. Answers name pins that anybody may see; whether the viewer sees them is checked by whoever
 * loads their rows.
 */
export interface DiscoveryQuestions {
  /** Pins that are like others, best first, without those that are asked about. Empty in an index without other pins. */
  related(question: RelatedQuestion): readonly PinId[];
  /** Pins that have the colours of a picture or a part of it, best first. */
  withColorsOf(question: ColorsQuestion): readonly LooksCandidate[];
  /** Pins with embeddings like this one, best first; empty without embeddings of its length. */
  nearEmbedding(question: EmbeddingQuestion): readonly PinId[];
  /** Pins with large areas of a colour, best first. */
  byColor(question: {
    readonly color: SoughtColor;
    readonly productsOnly: boolean;
    readonly limit: number;
  }): readonly PinId[];
  /** Pins by their words. */
  search(question: TextQuestion): TextAnswer;
  /** Queries for a text that is being typed, the best first; only what several people have said. */
  suggest(question: SuggestQuestion): readonly string[];
  /** All pins of a kind or of a web domain, those that are recent and popular first. */
  list(question: ListingQuestion): ListingAnswer;
  /** Public boards with the pin of this document, smallest first. */
  boardsOf(question: { readonly document: PinId; readonly limit: number }): readonly BoardId[];
  /** Pins about a topic, without the first `skip` ones. */
  topicPins(question: TopicPinsQuestion): readonly PinId[];
  /** Pins about any of these topics with smaller ids than `before`, the largest id first; each with one topic. */
  newestOfTopics(question: {
    readonly topics: readonly TopicId[];
    readonly before: PinId | null;
    readonly limit: number;
  }): readonly { readonly pin: PinId; readonly topic: TopicId }[];
  /** Of each topic, how many pins are about it and its most popular ones, at most `covers`. */
  topicFacts(question: {
    readonly topics: readonly TopicId[];
    readonly covers: number;
  }): readonly TopicFacts[];
  /** Topics that pins of this topic are about as well, closest first. */
  relatedTopics(question: { readonly topic: TopicId; readonly limit: number }): readonly TopicId[];
  /** What each of these documents is about, in the same order; unknown documents are left out. */
  topicsOf(question: { readonly documents: readonly PinId[] }): readonly DocumentTopics[];
  /** Pins that were made in one of these spans of time, newest first. */
  madeIn(question: { readonly spans: readonly TimeSpan[]; readonly limit: number }): readonly PinId[];
  /** Pins for somebody's home feed, by the source that they come from. */
  home(question: HomeQuestion): HomeAnswer;
  /** These documents without those that show the same picture as an earlier one. Unknown ones stay. */
  withoutRepeats(question: { readonly documents: readonly PinId[] }): readonly PinId[];
}

export type ColorsQuestion = {
  /** `FEATURE_VALUES` numbers. */
  readonly features: Int8Array;
  /** Document that is left out. */
  readonly without: PinId | null;
  readonly productsOnly: boolean;
  readonly limit: number;
};

export type EmbeddingQuestion = {
  readonly embedding: Embedding;
  /** Document that is left out. */
  readonly without: PinId | null;
  readonly productsOnly: boolean;
  readonly limit: number;
};

/** `likeness` of the whole pictures, in colours and shapes. */
export type LooksCandidate = { readonly pin: PinId; readonly likeness: number };

/** `first`: a few products come before all others. `only`: products alone, and none that have little in common. */
export type RelatedProducts = 'any' | 'first' | 'only';

export type RelatedQuestion = {
  /** Ids of the documents that the answer is like, most important first. Unknown ones are ignored. */
  readonly documents: readonly PinId[];
  /** Board whose pins are left out. */
  readonly withoutBoard: BoardId | null;
  /** A text that the answer goes with, too, such as the query that led to a pin; it counts less. Empty: none. */
  readonly words: string;
  readonly products: RelatedProducts;
  /** The same answer for the same seed, as long as documents do not change. An integer. */
  readonly seed: number;
  readonly limit: number;
};

export type TopicPinsQuestion = {
  readonly topic: TopicId;
  readonly order: 'popular' | 'newest';
  readonly skip: number;
  readonly limit: number;
};

export type TopicFacts = {
  readonly topic: TopicId;
  readonly pinCount: number;
  readonly covers: readonly PinId[];
};

/** `shown`: the pin that stands for the document. */
export type DocumentTopics = {
  readonly document: PinId;
  readonly shown: PinId;
  readonly topics: readonly TopicId[];
};

/** What somebody did with a pin, and how much it says about them. */
export type HomeQuestionAct = {
  readonly document: PinId;
  /** The board that it was saved to. */
  readonly board: BoardId | null;
  readonly weight: number;
};

export type HomeQuestion = {
  /** Newest first. */
  readonly acts: readonly HomeQuestionAct[];
  /** Topics that they follow. */
  readonly topics: readonly TopicId[];
  /** Topics of which they want nothing. */
  readonly unwanted: readonly TopicId[];
  /** Documents that they have hidden. */
  readonly hidden: readonly PinId[];
  /** Later documents are left out. ms since the epoch */
  readonly until: number;
  /** The same answer for the same seed, as long as documents do not change. An integer. */
  readonly seed: number;
  /** The length of the list that is made of the answer. */
  readonly limit: number;
};

export type HomeFind = {
  readonly pin: PinId;
  /** What it is about most of all; null if that is not known. */
  readonly topic: TopicId | null;
  /** A document or a board of the acts that led to it; null for other sources. */
  readonly because: { readonly document: PinId } | { readonly board: BoardId } | null;
};

/** Best first. `topics`: the newest of followed topics. A pin may be in several of them. */
export type HomeAnswer = {
  readonly topics: readonly HomeFind[];
  readonly related: readonly HomeFind[];
  readonly interests: readonly HomeFind[];
  readonly fresh: readonly HomeFind[];
  readonly explore: readonly HomeFind[];
  readonly popular: readonly HomeFind[];
  /** Whether `popular` has every document. */
  readonly isComplete: boolean;
};

export type DiscoveryQuestion = keyof DiscoveryQuestions;
export type QuestionAbout<Q extends DiscoveryQuestion> = Parameters<DiscoveryQuestions[Q]>[0];
export type AnswerTo<Q extends DiscoveryQuestion> = Awaited<ReturnType<DiscoveryQuestions[Q]>>;

export type DiscoveryStatus = {
  readonly state: 'building' | 'ready' | 'stopped';
  readonly documents: number;
  /** How many known changes are not applied yet. */
  readonly changesBehind: number;
  /** When the newest snapshot was written, ms since the epoch; null without one. */
  readonly snapshotAt: number | null;
  /** How often the index was built from all rows since the start. */
  readonly rebuilds: number;
  /** How often its thread has ended unexpectedly. */
  readonly crashes: number;
};

/** The index of all public pins, for search and recommendations. */
export interface DiscoveryIndex {
  /** Null while the index is being built: the caller answers with what rows tell, or says so. */
  ask<Q extends DiscoveryQuestion>(question: Q, about: QuestionAbout<Q>): Promise<AnswerTo<Q> | null>;
  /** Since when questions are answered, ms since the epoch; null while the answers are null. */
  readonly readySince: number | null;
  status(): Promise<DiscoveryStatus>;
  /** Begins to open or to build the index, without waiting for it. A question does the same. */
  start(): void;
  /** Writes what has to be kept. A second call does nothing. */
  close(): Promise<void>;
}
