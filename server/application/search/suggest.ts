import type { Language } from '../../../src/domain/messages/language.ts';
import { searchForm } from '../../../src/domain/search/search-form.ts';
import type { SearchScope } from '../../../src/domain/search/search-choices.ts';
import type { DiscoveryIndex } from '../ports/discovery/discovery-index.ts';
import type { TopicView } from '../ports/pins/topics.ts';
import type { BoardShortView, PersonView, ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import type { TopicNames } from '../topics/topic-names.ts';
import type { RecentQueries } from './recent-queries.ts';

export type Suggestion =
  | { readonly kind: 'query'; readonly query: string; readonly isRecent: boolean }
  | { readonly kind: 'topic'; readonly topic: TopicView }
  | { readonly kind: 'board'; readonly board: BoardShortView }
  | { readonly kind: 'person'; readonly person: PersonView };

type SuggestDeps = {
  readonly store: Pick<StoreReader, 'search' | 'boards' | 'users' | 'topics'>;
  readonly discovery: Pick<DiscoveryIndex, 'ask'>;
  readonly recent: Pick<RecentQueries, 'beginningWith' | 'frequentBeginningWith'>;
  readonly topicNames: Pick<TopicNames, 'beginningWith'>;
};

type SuggestOptions = {
  readonly viewerId: ViewerId;
  /** The reader's: names of topics are in it. */
  readonly language: Language;
  readonly scope: SearchScope;
  readonly limit: number;
};

const RECENT_MAX = 4;
const FREQUENT_MAX = 4;
const TOPICS_MAX = 2;
const BOARDS_MAX = 3;
const PEOPLE_MAX = 3;

/** Suggestions for a text that is being typed. */
export class Suggest {
  readonly #deps: SuggestDeps;

  constructor(deps: SuggestDeps) {
    this.#deps = deps;
  }

  /** The own recent queries, frequent ones and words of pins, then topics, boards and people; at most `limit`. */
  async run(
    text: string,
    { viewerId, language, scope, limit }: SuggestOptions,
  ): Promise<readonly Suggestion[]> {
    if (scope === 'boards') return this.#boards(text, viewerId, limit);
    if (scope === 'people' || scope === 'users') return this.#people(text, viewerId, limit);
    const [queries, topics, boards, people] = await Promise.all([
      this.#queries(text, viewerId, limit),
      this.#topics(text, viewerId, language),
      this.#boards(text, viewerId, BOARDS_MAX),
      this.#people(text, viewerId, PEOPLE_MAX),
    ]);
    const others = [...topics, ...boards, ...people].slice(0, Math.floor(limit / 2));
    return [...queries.slice(0, limit - others.length), ...others];
  }

  /** Hashtags that begin like this, as queries. */
  async hashtags(text: string, limit: number): Promise<readonly Suggestion[]> {
    const tags = (await this.#deps.discovery.ask('suggest', { text, want: 'tags', limit })) ?? [];
    return tags.map((query) => ({ kind: 'query', query, isRecent: false }));
  }

  async #queries(text: string, viewerId: ViewerId, limit: number): Promise<readonly Suggestion[]> {
    const { recent, discovery } = this.#deps;
    const [own, frequent, words] = await Promise.all([
      viewerId === null ? [] : recent.beginningWith(viewerId, text, RECENT_MAX),
      recent.frequentBeginningWith(text, FREQUENT_MAX),
      discovery.ask('suggest', { text, want: 'queries', limit }),
    ]);
    const known = new Set<string>();
    const suggestions: Suggestion[] = [];
    for (const [queries, isRecent] of [
      [own, true] as const,
      [[...frequent, ...(words ?? [])], false] as const,
    ])
      for (const query of queries) {
        const form = searchForm(query);
        if (!known.has(form)) suggestions.push({ kind: 'query', query, isRecent });
        known.add(form);
      }
    return suggestions.slice(0, limit);
  }

  /** The most followed ones, by their names in the reader's language and in English. */
  async #topics(text: string, viewerId: ViewerId, language: Language): Promise<readonly Suggestion[]> {
    const { store, topicNames } = this.#deps;
    const views = await store.topics.views(topicNames.beginningWith(text, language), viewerId);
    return views
      .toSorted((one, other) => other.topic.followerCount - one.topic.followerCount)
      .slice(0, TOPICS_MAX)
      .map((topic) => ({ kind: 'topic', topic }));
  }

  async #boards(text: string, viewerId: ViewerId, limit: number): Promise<readonly Suggestion[]> {
    const { search, boards } = this.#deps.store;
    const ids = await search.boardsBeginningWith(text, viewerId, limit);
    return (await boards.shortViews(ids, viewerId)).map((board) => ({ kind: 'board', board }));
  }

  async #people(text: string, viewerId: ViewerId, limit: number): Promise<readonly Suggestion[]> {
    const { search, users } = this.#deps.store;
    const ids = await search.peopleBeginningWith(text, viewerId, limit);
    return (await users.views(ids, viewerId)).map((person) => ({ kind: 'person', person }));
  }
}
