import { RECENT_DAYS } from '../../../../src/domain/topics/trends.ts';
import { hasTopicPage } from '../../../../src/domain/topics/topic-pages.ts';
import type { PinId, TopicId } from '../../../../src/domain/ids/ids.ts';
import type { Hemisphere } from '../../../../src/domain/today/hemisphere.ts';
import { seasonsOn } from '../../../../src/domain/today/seasons.ts';
import { MOST_PINS, type ArticleKind } from '../../../../src/domain/today/themes.ts';
import type { DiscoveryIndex } from '../../ports/discovery/discovery-index.ts';
import { NO_EXCLUSIONS } from '../../ports/discovery/search-reader.ts';
import { NO_FILTERS } from '../../ports/discovery/text-search.ts';
import type { TodayArticleRecord, TodayTheme } from '../../ports/pins/today.ts';
import type { StoreReader } from '../../ports/store.ts';
import type { Timer } from '../../ports/surroundings.ts';
import type { TodayPick, TodayPicks } from '../../ports/today-picks.ts';
import type { ReadPublicActivity } from '../../topics/public-activity.ts';
import { savesWithTopics } from '../../topics/saves-with-topics.ts';

export type ThemeSourcesDeps = {
  readonly store: Pick<StoreReader, 'topics' | 'feeds'>;
  readonly index: Pick<DiscoveryIndex, 'ask'>;
  readonly activity: Pick<ReadPublicActivity, 'run'>;
  readonly picks: TodayPicks;
  readonly timer: Timer;
};

/** A theme that a day could have. Of one place, at most one becomes an article. */
export type Candidate = {
  readonly place: string;
  readonly kind: ArticleKind;
  readonly hemisphere: Hemisphere | null;
  readonly theme: TodayTheme;
  /** True: earlier ones of the same place come first; else the day decides. */
  readonly isRanked: boolean;
  readonly pinsOf: (sources: ThemeSources) => Promise<readonly PinId[]>;
};

type Day = {
  readonly day: number;
  readonly now: number;
  /** The articles of the last days, those of this day too. */
  readonly recent: readonly TodayArticleRecord[];
};

const WEEK_MS = RECENT_DAYS * 24 * 60 * 60 * 1000;
const MOST_OF_QUERY = 30;

/** Where the themes of a day come from, the first source first. */
export class ThemeSources {
  readonly #deps: ThemeSourcesDeps;
  readonly #day: Day;

  constructor(deps: ThemeSourcesDeps, day: Day) {
    this.#deps = deps;
    this.#day = day;
  }

  /** Null while the index is being built. */
  async all(): Promise<readonly Candidate[] | null> {
    const [activity, topics] = await Promise.all([this.#deps.activity.run(), this.#topicsWithPages()]);
    if (activity === null || topics === null) return null;
    const themed = new Set(this.#day.recent.flatMap(({ theme }) => ('topic' in theme ? [theme.topic] : [])));
    const fresh = topics.filter((topic) => !themed.has(topic));
    const rising = activity.risingTopics.map(({ term }) => term);
    return [
      ...this.#picks(),
      ...(await this.#lowest(rising)).map((topic) => ofTopic('trend', topic)),
      ...this.#seasons(),
      ...(await this.#lowest(await this.#topicsOfWeek())).map((topic) => ofTopic('week', topic)),
      ...fresh.map((topic) => ofTopic('new', topic)),
      ...topics.map((topic) => ofTopic('products', topic)),
    ];
  }

  /** The pins of a topic, popular ones first. */
  async ofTopic(topic: TopicId): Promise<readonly PinId[]> {
    const { index } = this.#deps;
    return (await index.ask('topicPins', { topic, order: 'popular', skip: 0, limit: MOST_PINS })) ?? [];
  }

  async productsOf(topic: TopicId): Promise<readonly PinId[]> {
    const list = await this.#deps.index.ask('list', {
      kind: 'product',
      topic,
      domain: null,
      priceMin: null,
      priceMax: null,
      currency: null,
      inStock: false,
      offset: 0,
      limit: MOST_PINS,
    });
    return list?.pins ?? [];
  }

  /** Pins that have all words of any of these queries, those of the first query first. */
  async found(queries: readonly string[]): Promise<readonly PinId[]> {
    const found: PinId[] = [];
    for (const text of queries) {
      const answer = await this.#deps.index.ask('search', {
        text,
        filters: NO_FILTERS,
        mayCorrect: false,
        wholeWords: true,
        synonyms: [],
        excluded: NO_EXCLUSIONS,
        followed: [],
        now: this.#day.now,
        offset: 0,
        limit: queries.length === 1 ? MOST_PINS : MOST_OF_QUERY,
      });
      found.push(...(answer?.pins.slice(0, answer.exactCount) ?? []));
    }
    return found;
  }

  async ofTopicNamed(urlName: string): Promise<readonly PinId[]> {
    const topic = await this.#deps.store.topics.findByUrlName(urlName);
    return topic === undefined ? [] : this.ofTopic(topic);
  }

  #picks(): readonly Candidate[] {
    const { day } = this.#day;
    return this.#deps.picks
      .all()
      .filter(({ from, until }) => (from === null || from <= day) && (until === null || day <= until))
      .map((pick, at) => ({
        place: `1 pick ${String(at).padStart(2, '0')}`,
        kind: pick.kind,
        hemisphere: null,
        theme: { from: 'pick', title: pick.title, subtitle: pick.subtitle },
        isRanked: true,
        pinsOf: (sources) => pinsOfPick(pick, sources),
      }));
  }

  #seasons(): readonly Candidate[] {
    return seasonsOn(this.#day.day).map(({ key, queries, hemisphere }) => ({
      // What is on everywhere and what comes with the weather: one place each for every reader.
      place: `3 season ${hemisphere ?? 'everywhere'}`,
      kind: 'best',
      hemisphere,
      theme: { from: 'season', key },
      isRanked: false,
      pinsOf: (sources) => sources.found(queries),
    }));
  }

  /** Topics by what was saved this week, most first. */
  async #topicsOfWeek(): Promise<readonly TopicId[]> {
    const { store, index, timer } = this.#deps;
    const read = await savesWithTopics({ feeds: store.feeds, index, timer }, this.#day.now - WEEK_MS);
    const counts = new Map<TopicId, number>();
    for (const { original } of read?.saves ?? [])
      for (const topic of read?.about.get(original)?.topics ?? [])
        counts.set(topic, (counts.get(topic) ?? 0) + 1);
    return [...counts]
      .sort(([one, few], [other, many]) => many - few || Number(one) - Number(other))
      .map(([topic]) => topic);
  }

  /** A topic is in a list with the topics above it: only the lowest ones are themes. */
  async #lowest(ids: readonly TopicId[]): Promise<readonly TopicId[]> {
    const views = await this.#deps.store.topics.views(ids, null);
    const above = new Set(views.map(({ topic }) => topic.parentId));
    return views.map(({ topic }) => topic.id).filter((id) => !above.has(id));
  }

  async #topicsWithPages(): Promise<readonly TopicId[] | null> {
    const { store, index } = this.#deps;
    const topics = await store.topics.all();
    const facts = await index.ask('topicFacts', { topics, covers: 0 });
    return facts === null ? null : facts.filter(hasTopicPage).map(({ topic }) => topic);
  }
}

const PLACES = {
  trend: { place: '2 trend', kind: 'trending', isRanked: true },
  week: { place: '4 week', kind: 'popular', isRanked: true },
  new: { place: '5 new', kind: 'best', isRanked: false },
  products: { place: '6 products', kind: 'shop', isRanked: false },
} as const;

function ofTopic(from: keyof typeof PLACES, topic: TopicId): Candidate {
  return {
    ...PLACES[from],
    hemisphere: null,
    theme: { from, topic },
    pinsOf: (sources) => (from === 'products' ? sources.productsOf(topic) : sources.ofTopic(topic)),
  };
}

function pinsOfPick({ pins }: TodayPick, sources: ThemeSources): Promise<readonly PinId[]> {
  if ('ids' in pins) return Promise.resolve(pins.ids);
  return 'topic' in pins ? sources.ofTopicNamed(pins.topic) : sources.found([pins.search]);
}
