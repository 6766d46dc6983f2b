import type { BoardId, PinId, TopicId } from '../../../src/domain/ids/ids.ts';
import { TOPIC_TREE } from '../../../src/domain/topics/topic-tree.ts';
import type {
  HomeAnswer,
  HomeFind,
  HomeQuestion,
  HomeQuestionAct,
} from '../ports/discovery/discovery-index.ts';
import type { RelatedPins } from '../related/related-pins.ts';
import type { TopicIndex } from '../topics/topic-index.ts';
import { interestsOf, refusedTopics } from './internal/interests.ts';
import type { RecentDocuments } from './recent-documents.ts';

type HomeSourcesDeps = {
  readonly related: Pick<RelatedPins, 'near'>;
  readonly topics: Pick<TopicIndex, 'topicsOf' | 'pinsOf' | 'size'>;
  readonly recent: Pick<RecentDocuments, 'isSince' | 'popular' | 'newest' | 'createdAt'>;
  readonly documents: {
    numberOf(id: PinId): number | undefined;
    shownOf(number: number): PinId;
  };
};

/** What led to pins: the pins of one board, or one pin. */
type Cluster = { readonly numbers: readonly number[]; readonly because: NonNullable<HomeFind['because']> };

/** A board that has this many of the last acts stands for them. */
const ACTS_OF_BOARD = 3;
const CLUSTERS = 6;
const PINS_OF_CLUSTER = 5;
const INTERESTS = 6;
/** Pins are new for seven days. */
const FRESH_MS = 7 * 86_400_000;
/** Of a topic that somebody does not know, one of the most popular pins is shown. */
const BEST_OF_TOPIC = 12;
/** How many pins of each source are given for a list of 100. */
const SHARES = { topics: 30, related: 50, interests: 45, fresh: 12, explore: 10, popular: 45 } as const;

/** Where the pins of home feeds come from, besides the people and boards that somebody follows. */
export class HomeSources {
  readonly #deps: HomeSourcesDeps;

  constructor(deps: HomeSourcesDeps) {
    this.#deps = deps;
  }

  answer(question: HomeQuestion): HomeAnswer {
    const { topics, recent } = this.#deps;
    const { until, limit } = question;
    const acts = question.acts.flatMap((act) => {
      const number = this.#deps.documents.numberOf(act.document);
      return number === undefined ? [] : [{ ...act, number, topics: topics.topicsOf(number) }];
    });
    const hidden = question.hidden.flatMap((id) => this.#deps.documents.numberOf(id) ?? []);
    const refused = refusedTopics(
      hidden.map((number) => topics.topicsOf(number)),
      acts.map((act) => act.topics),
    );
    const unwanted = new Set([...question.unwanted, ...refused]);
    const excluded = new Set([...hidden, ...acts.map(({ number }) => number)]);
    const isWanted = (number: number) => {
      const [main] = topics.topicsOf(number);
      return recent.isSince(number, until) && !excluded.has(number) && !(main && unwanted.has(main.id));
    };
    const followed = question.topics.filter((topic) => !unwanted.has(topic));
    const interests = interestsOf(acts)
      .filter((topic) => !unwanted.has(topic))
      .slice(0, INTERESTS);
    const most = (source: keyof typeof SHARES) => Math.ceil((limit * SHARES[source]) / 100);
    const popular = recent.popular(until, most('popular'));
    return {
      topics: this.#newestOf(followed, isWanted, most('topics')),
      related: this.#related(clustersOf(acts), isWanted, { seed: question.seed, limit: most('related') }),
      interests: this.#popularOf([...interests, ...followed], isWanted, most('interests')),
      fresh: this.#finds(
        recent
          .newest({ from: until - FRESH_MS, until }, 4 * most('fresh'))
          .filter(isWanted)
          .slice(0, most('fresh')),
      ),
      explore: this.#explore(
        new Set([
          ...interests,
          ...followed,
          ...unwanted,
          ...acts.flatMap((act) => act.topics.map(({ id }) => id)),
        ]),
        isWanted,
        { seed: question.seed, limit: most('explore') },
      ),
      popular: this.#finds(popular.filter((number) => !hidden.includes(number))),
      isComplete: popular.length < most('popular'),
    };
  }

  /** The pins of each cluster in turn. */
  #related(
    clusters: readonly Cluster[],
    isWanted: (number: number) => boolean,
    { seed, limit }: { readonly seed: number; readonly limit: number },
  ): readonly HomeFind[] {
    const each = Math.ceil((1.5 * limit) / Math.max(1, clusters.length)) + 5;
    const lists = clusters.map(({ numbers, because }, place) =>
      this.#deps.related
        .near(numbers, { seed: seed + place, limit: each })
        .filter(isWanted)
        .map((number) => ({ number, because })),
    );
    return uniqueInTurn(lists, limit).map(({ number, because }) => this.#find(number, because));
  }

  #newestOf(topics: readonly TopicId[], isWanted: (number: number) => boolean, limit: number) {
    const found = new Set(
      topics.flatMap((topic) =>
        this.#deps.topics
          .pinsOf(topic, 'newest')
          .slice(0, 2 * limit)
          .filter(isWanted),
      ),
    );
    const { recent } = this.#deps;
    const newest = [...found].sort(
      (one, other) => recent.createdAt(other) - recent.createdAt(one) || other - one,
    );
    return this.#finds(newest.slice(0, limit), topics);
  }

  #popularOf(topics: readonly TopicId[], isWanted: (number: number) => boolean, limit: number) {
    const lists = topics.map((topic) =>
      this.#deps.topics
        .pinsOf(topic, 'popular')
        .slice(0, limit)
        .filter(isWanted)
        .map((number) => ({ number })),
    );
    return this.#finds(
      uniqueInTurn(lists, limit).map(({ number }) => number),
      topics,
    );
  }

  /** One pin of each of some topics that are new to somebody, all with the same chance. */
  #explore(
    known: ReadonlySet<TopicId>,
    isWanted: (number: number) => boolean,
    { seed, limit }: { readonly seed: number; readonly limit: number },
  ): readonly HomeFind[] {
    const { topics } = this.#deps;
    const unknown = TOPIC_TREE.filter(({ id }) => !known.has(id) && topics.size(id) > 0)
      .map(({ id }) => ({ id, chance: mixed(seed, Number(id)) }))
      .sort((one, other) => one.chance - other.chance || Number(one.id) - Number(other.id));
    const found = new Map<number, TopicId>();
    for (const { id, chance } of unknown) {
      if (found.size >= limit) break;
      const best = topics.pinsOf(id, 'popular').slice(0, BEST_OF_TOPIC).filter(isWanted);
      const number = best[chance % Math.max(1, best.length)];
      if (number !== undefined && !found.has(number)) found.set(number, id);
    }
    return [...found].map(([number, topic]) => ({
      pin: this.#deps.documents.shownOf(number),
      topic,
      because: null,
    }));
  }

  /** @param of topics of which one is named where a pin is about it */
  #finds(numbers: readonly number[], of: readonly TopicId[] = []): readonly HomeFind[] {
    return numbers.map((number) => this.#find(number, null, of));
  }

  #find(number: number, because: HomeFind['because'], of: readonly TopicId[] = []): HomeFind {
    const topics = this.#deps.topics.topicsOf(number);
    const topic = topics.find(({ id }) => of.includes(id)) ?? topics[0];
    return { pin: this.#deps.documents.shownOf(number), topic: topic?.id ?? null, because };
  }
}

type KnownAct = HomeQuestionAct & { readonly number: number };

/** Boards with several acts, and single pins, in the order of their newest act. */
function clustersOf(acts: readonly KnownAct[]): readonly Cluster[] {
  const ofBoard = new Map<BoardId, number[]>();
  for (const { board, number } of acts) {
    if (board === null) continue;
    const numbers = ofBoard.get(board) ?? [];
    if (!numbers.includes(number)) numbers.push(number);
    ofBoard.set(board, numbers);
  }
  const clusters: Cluster[] = [];
  const done = new Set<BoardId | number>();
  for (const { board, number, document } of acts) {
    if (clusters.length === CLUSTERS) break;
    const numbers = board === null ? [] : ofBoard.get(board)!;
    const isOfBoard = board !== null && numbers.length >= ACTS_OF_BOARD;
    const key = isOfBoard ? board : number;
    if (done.has(key)) continue;
    done.add(key);
    clusters.push(
      isOfBoard
        ? { numbers: numbers.slice(0, PINS_OF_CLUSTER), because: { board } }
        : { numbers: [number], because: { document } },
    );
  }
  return clusters;
}

/** The first of each list, then the second of each, each number once. */
function uniqueInTurn<Item extends { readonly number: number }>(
  lists: readonly (readonly Item[])[],
  limit: number,
): readonly Item[] {
  const found = new Map<number, Item>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let place = 0; place < longest && found.size < limit; place += 1) {
    for (const list of lists) {
      const item = list[place];
      if (item !== undefined && found.size < limit && !found.has(item.number)) found.set(item.number, item);
    }
  }
  return [...found.values()];
}

/** A number from 0 that looks random, the same for the same two. */
function mixed(seed: number, value: number): number {
  let hash = Math.imul(seed ^ value, 0x9e37_79b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85eb_ca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
