import { isIdText, toBoardId, toUserId } from '../../../src/domain/ids/ids.ts';
import type { ProfileView } from '../accounts/read-user.ts';
import { withoutReason, type FeedItem } from '../feeds/feed-item.ts';
import type { DiscoveryIndex } from '../ports/discovery/discovery-index.ts';
import type { TextAnswer } from '../ports/discovery/text-search.ts';
import type { BoardView } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import { indexedPins } from './internal/indexed-pins.ts';
import { scannedPins } from './internal/scanned-pins.ts';
import { scanTexts } from './internal/scan-texts.ts';
import type { OwnSynonyms } from './own-synonyms.ts';
import type { RecentQueries } from './recent-queries.ts';
import type { SearchQuery } from './search-query.ts';

export type Found =
  | { readonly kind: 'pins'; readonly items: readonly FeedItem[] }
  | { readonly kind: 'boards'; readonly boards: readonly BoardView[] }
  | { readonly kind: 'people'; readonly people: readonly ProfileView[] };

/** What is known of the whole result; null for results that are no pins of the index. */
export type ResultFacts = Omit<TextAnswer, 'pins'>;

export type SearchOutcome =
  | {
      readonly kind: 'page';
      readonly found: Found;
      readonly next: string | null;
      readonly facts: ResultFacts | null;
      /** The index is being built: newer pins come first, and there are no facts. */
      readonly isBuilding: boolean;
    }
  /** The viewer's own pins need a viewer. */
  | { readonly kind: 'visitor' }
  | { readonly kind: 'bad_position' };

export type SearchDeps = {
  readonly store: Pick<StoreReader, 'search' | 'pins' | 'boards' | 'users'>;
  readonly discovery: Pick<DiscoveryIndex, 'ask'>;
  readonly recent: Pick<RecentQueries, 'note'>;
  readonly synonyms: Pick<OwnSynonyms, 'linesFor'>;
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
    const { scope, position } = query;
    if (scope === 'my_pins' && query.viewerId === null) return { kind: 'visitor' };
    // No pins are promoted yet.
    if (scope === 'promoted') return page({ kind: 'pins', items: [] }, null);
    if (scope !== 'boards' && scope !== 'people' && scope !== 'my_pins') {
      const found = await indexedPins(query, this.#deps);
      if (found !== null) return found;
      return this.#scanned(query, true);
    }
    if (position !== null && !isIdText(position)) return { kind: 'bad_position' };
    if (scope === 'my_pins') return this.#scanned(query, false);
    return scope === 'boards' ? this.#boards(query) : this.#people(query);
  }

  async #scanned(query: SearchQuery, isBuilding: boolean): Promise<SearchOutcome> {
    const { ids, next } = await scannedPins(query, this.#deps.store.search);
    const items = (await this.#deps.store.pins.views(ids, query.viewerId)).map(withoutReason);
    return { ...page({ kind: 'pins', items }, next), isBuilding };
  }

  async #boards({ text, viewerId, position, limit }: SearchQuery): Promise<SearchOutcome> {
    const { search, boards } = this.#deps.store;
    const after = position === null ? null : toBoardId(position);
    const { ids, next } = await scanTexts((batch) => search.textsOfBoards(viewerId, batch), {
      text,
      after,
      limit,
    });
    return page({ kind: 'boards', boards: await boards.views(ids, viewerId) }, next);
  }

  async #people({ text, viewerId, position, limit }: SearchQuery): Promise<SearchOutcome> {
    const { search, users } = this.#deps.store;
    const after = position === null ? null : toUserId(position);
    const { ids, next } = await scanTexts((batch) => search.textsOfPeople(viewerId, batch), {
      text,
      after,
      limit,
    });
    const [people, counts] = await Promise.all([users.views(ids, viewerId), users.countsOf(ids, viewerId)]);
    const countsById = new Map(ids.map((id, index) => [id, counts[index]]));
    const profiles = people.flatMap((person) => {
      const own = countsById.get(person.id);
      return own === undefined ? [] : [{ person, counts: own }];
    });
    return page({ kind: 'people', people: profiles }, next);
  }
}

function page(found: Found, next: string | null): Extract<SearchOutcome, { kind: 'page' }> {
  return { kind: 'page', found, next, facts: null, isBuilding: false };
}
