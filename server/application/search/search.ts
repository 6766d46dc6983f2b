import {
  toBoardId,
  toPinId,
  toUserId,
  type BoardId,
  type PinId,
  type UserId,
} from '../../../src/domain/ids/ids.ts';
import { profileViews, type ProfileView } from '../people/profile-views.ts';
import { withoutReason, type FeedItem } from '../feeds/feed-item.ts';
import type { DiscoveryIndex } from '../ports/discovery/discovery-index.ts';
import type { TextAnswer } from '../ports/discovery/text-search.ts';
import type { TextsPage } from '../ports/discovery/search-reader.ts';
import type { BoardView, PersonView, ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import { indexedPins, promotedPins } from './internal/indexed-pins.ts';
import { parsePlace, rankTexts } from './internal/rank-texts.ts';
import { scannedPins } from './internal/scanned-pins.ts';
import type { TopicNames } from '../topics/topic-names.ts';
import type { OwnSynonyms } from './own-synonyms.ts';
import type { RecentQueries } from './recent-queries.ts';
import type { SearchQuery } from './search-query.ts';

export type Found =
  | { readonly kind: 'pins'; readonly items: readonly FeedItem[] }
  | { readonly kind: 'boards'; readonly boards: readonly BoardView[] }
  | { readonly kind: 'people'; readonly people: readonly ProfileView[] };

/** A result shows so many people with the name that was searched for. */
const NAMESAKES_MAX = 3;

/** What is known of the whole result; null for results that are no pins of the index. */
export type ResultFacts = Omit<TextAnswer, 'pins'>;

export type SearchOutcome =
  | {
      readonly kind: 'page';
      readonly found: Found;
      readonly next: string | null;
      readonly facts: ResultFacts | null;
      /** The people whose name the query is, on the first page of a search for pins. */
      readonly people: readonly PersonView[];
      /** The index is being built: newer pins come first, and there are no facts. */
      readonly isBuilding: boolean;
    }
  /** The viewer's own pins need a viewer. */
  | { readonly kind: 'visitor' }
  | { readonly kind: 'bad_position' };

export type SearchDeps = {
  readonly store: Pick<StoreReader, 'search' | 'pins' | 'boards' | 'users' | 'conversations'>;
  readonly discovery: Pick<DiscoveryIndex, 'ask'>;
  readonly recent: Pick<RecentQueries, 'note'>;
  readonly synonyms: Pick<OwnSynonyms, 'linesFor'>;
  readonly topicNames: Pick<TopicNames, 'hintsFor'>;
};

/** Searches for pins, boards and people that the viewer may find. */
export class Search {
  readonly #deps: SearchDeps;

  constructor(deps: SearchDeps) {
    this.#deps = deps;
  }

  async run(query: SearchQuery): Promise<SearchOutcome> {
    const { viewerId, position, text } = query;
    const isNoted = viewerId !== null && position === null;
    const [outcome] = await Promise.all([
      this.#find(query),
      isNoted ? this.#deps.recent.note(viewerId, text) : null,
    ]);
    return outcome;
  }

  async #find(query: SearchQuery): Promise<SearchOutcome> {
    const { scope, viewerId } = query;
    if (scope === 'promoted')
      return page({ kind: 'pins', items: await promotedPins(query, this.#deps) }, null);
    if (scope === 'boards') return this.#boards(query);
    if (scope === 'people') return this.#people(query);
    if (scope === 'my_pins') return viewerId === null ? { kind: 'visitor' } : this.#ownPins(query, viewerId);
    return this.#pins(query);
  }

  /** Looks for people of this name at the same time; the people themselves are read only when there are some. */
  async #pins(query: SearchQuery): Promise<SearchOutcome> {
    const { text, viewerId } = query;
    const { store } = this.#deps;
    const named =
      query.scope === 'pins' && query.position === null
        ? store.search.peopleNamed(text, viewerId, NAMESAKES_MAX)
        : undefined;
    const [outcome, ids = []] = await Promise.all([this.#pinsOf(query, named), named]);
    if (outcome.kind !== 'page' || ids.length === 0) return outcome;
    return { ...outcome, people: await store.users.views(ids, viewerId) };
  }

  async #pinsOf(query: SearchQuery, named?: Promise<readonly UserId[]>): Promise<SearchOutcome> {
    return (await indexedPins(query, this.#deps, named)) ?? this.#scanned(query);
  }

  async #scanned(query: SearchQuery): Promise<SearchOutcome> {
    const { ids, next } = await scannedPins(query, this.#deps.store.search);
    return {
      ...page({ kind: 'pins', items: await this.#items(ids, query.viewerId) }, next),
      isBuilding: true,
    };
  }

  async #ownPins({ text, position, limit }: SearchQuery, viewerId: UserId): Promise<SearchOutcome> {
    const after = placeOf(position, toPinId);
    if (after === undefined) return { kind: 'bad_position' };
    const { search } = this.#deps.store;
    const read = (batch: TextsPage<PinId>) => search.textsOfOwnPins(viewerId, batch);
    const { ids, next } = await rankTexts(read, { text, after, limit });
    return page({ kind: 'pins', items: await this.#items(ids, viewerId) }, next);
  }

  async #items(ids: readonly PinId[], viewerId: ViewerId): Promise<readonly FeedItem[]> {
    return (await this.#deps.store.pins.views(ids, viewerId)).map(withoutReason);
  }

  async #boards({ text, viewerId, position, limit }: SearchQuery): Promise<SearchOutcome> {
    const { search, boards } = this.#deps.store;
    const after = placeOf(position, toBoardId);
    if (after === undefined) return { kind: 'bad_position' };
    const read = (batch: TextsPage<BoardId>) => search.textsOfBoards(viewerId, batch);
    const { ids, next } = await rankTexts(read, { text, after, limit });
    return page({ kind: 'boards', boards: await boards.views(ids, viewerId) }, next);
  }

  async #people({ text, viewerId, position, limit }: SearchQuery): Promise<SearchOutcome> {
    const { search } = this.#deps.store;
    const after = placeOf(position, toUserId);
    if (after === undefined) return { kind: 'bad_position' };
    const read = (batch: TextsPage<UserId>) => search.textsOfPeople(viewerId, batch);
    const { ids, next } = await rankTexts(read, { text, after, limit });
    const people = await profileViews(this.#deps.store, ids, viewerId);
    return page({ kind: 'people', people }, next);
  }
}

/** Null at the beginning, undefined for a malformed position. */
function placeOf<Id extends string>(position: string | null, toId: (digits: string) => Id) {
  return position === null ? null : parsePlace(position, toId);
}

function page(found: Found, next: string | null): Extract<SearchOutcome, { kind: 'page' }> {
  return { kind: 'page', found, next, facts: null, people: [], isBuilding: false };
}
