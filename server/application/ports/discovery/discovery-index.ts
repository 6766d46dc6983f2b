import type { SoughtColor } from '../../../../src/domain/looks/palette.ts';
import type { BoardId, PinId, TopicId } from '../../../../src/domain/ids/ids.ts';
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
  /** Pins with large areas of a colour, best first. */
  byColor(question: { readonly color: SoughtColor; readonly limit: number }): readonly PinId[];
  /** Pins by their words. */
  search(question: TextQuestion): TextAnswer;
  /** Queries for a text that is being typed, the best first; only what several people have said. */
  suggest(question: SuggestQuestion): readonly string[];
  /** Public boards with the pin of this document, smallest first. */
  boardsOf(question: { readonly document: PinId; readonly limit: number }): readonly BoardId[];
  /** Pins about a topic, without the first `skip` ones. */
  topicPins(question: TopicPinsQuestion): readonly PinId[];
  /** Of each topic, how many pins are about it and its most popular ones, at most `covers`. */
  topicFacts(question: {
    readonly topics: readonly TopicId[];
    readonly covers: number;
  }): readonly TopicFacts[];
  /** Topics that pins of this topic are about as well, closest first. */
  relatedTopics(question: { readonly topic: TopicId; readonly limit: number }): readonly TopicId[];
}

export type ColorsQuestion = {
  /** `FEATURE_VALUES` numbers. */
  readonly features: Int8Array;
  /** Document that is left out. */
  readonly without: PinId | null;
  readonly productsOnly: boolean;
  readonly limit: number;
};

/** `likeness` of the whole pictures, in colours and shapes. */
export type LooksCandidate = { readonly pin: PinId; readonly likeness: number };

export type RelatedQuestion = {
  /** Ids of the documents that the answer is like, most important first. Unknown ones are ignored. */
  readonly documents: readonly PinId[];
  /** Board whose pins are left out. */
  readonly withoutBoard: BoardId | null;
  readonly productsOnly: boolean;
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
  status(): Promise<DiscoveryStatus>;
  /** Begins to open or to build the index, without waiting for it. A question does the same. */
  start(): void;
  /** Writes what has to be kept. A second call does nothing. */
  close(): Promise<void>;
}
