import { isIdText, toBoardId, toPinId, toUserId } from '../../../src/domain/ids/ids.ts';
import type { ProfileView } from '../accounts/read-user.ts';
import { withoutReason, type FeedItem } from '../feeds/feed-item.ts';
import type { BoardView } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import { scanTexts } from './internal/scan-texts.ts';
import type { SearchQuery } from './search-query.ts';

export type Found =
  | { readonly kind: 'pins'; readonly items: readonly FeedItem[] }
  | { readonly kind: 'boards'; readonly boards: readonly BoardView[] }
  | { readonly kind: 'people'; readonly people: readonly ProfileView[] };

export type SearchOutcome =
  | { readonly kind: 'page'; readonly found: Found; readonly next: string | null }
  /** The viewer's own pins need a viewer. */
  | { readonly kind: 'visitor' }
  | { readonly kind: 'bad_position' };

type SearchDeps = { readonly store: Pick<StoreReader, 'search' | 'pins' | 'boards' | 'users'> };

/** Searches for pins, boards and people that the viewer may find. */
export class Search {
  readonly #deps: SearchDeps;

  constructor(deps: SearchDeps) {
    this.#deps = deps;
  }

  async run(query: SearchQuery): Promise<SearchOutcome> {
    if (query.position !== null && !isIdText(query.position)) return { kind: 'bad_position' };
    if (query.scope === 'boards') return this.#boards(query);
    if (query.scope === 'people') return this.#people(query);
    if (query.scope === 'promoted') return { kind: 'page', found: { kind: 'pins', items: [] }, next: null };
    return this.#pins(query);
  }

  async #pins({ scope, text, viewerId, position, limit }: SearchQuery): Promise<SearchOutcome> {
    const { search, pins } = this.#deps.store;
    if (scope === 'my_pins' && viewerId === null) return { kind: 'visitor' };
    const after = position === null ? null : toPinId(position);
    const { ids, next } = await scanTexts(
      (batch) =>
        scope === 'my_pins' && viewerId !== null
          ? search.textsOfOwnPins(viewerId, batch)
          : search.textsOfListedPins(viewerId, batch),
      { text, after, limit },
    );
    const items = (await pins.views(ids, viewerId)).map(withoutReason);
    return { kind: 'page', found: { kind: 'pins', items }, next };
  }

  async #boards({ text, viewerId, position, limit }: SearchQuery): Promise<SearchOutcome> {
    const { search, boards } = this.#deps.store;
    const after = position === null ? null : toBoardId(position);
    const { ids, next } = await scanTexts((batch) => search.textsOfBoards(viewerId, batch), {
      text,
      after,
      limit,
    });
    return { kind: 'page', found: { kind: 'boards', boards: await boards.views(ids, viewerId) }, next };
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
    return { kind: 'page', found: { kind: 'people', people: profiles }, next };
  }
}
