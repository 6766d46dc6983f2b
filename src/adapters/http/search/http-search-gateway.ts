import type { BoardPage } from '../../../application/ports/boards/board-gateway.ts';
import type { PeoplePage } from '../../../application/ports/people/follow-gateway.ts';
import type {
  FoundLooks,
  FoundPins,
  LooksSource,
  SearchGateway,
} from '../../../application/ports/search/search-gateway.ts';
import type { FeedPage } from '../../../application/ports/pins/feed-gateway.ts';
import type { PinSearch } from '../../../domain/search/pin-search.ts';
import type { Suggestion } from '../../../domain/search/suggestion.ts';
import { boardFromWire } from '../../../../wire/board-from-wire.ts';
import { pinsOfCards } from '../../../../wire/pin-card.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import { isBuilding } from '../../../../wire/index-state-from-wire.ts';
import {
  namedPeopleFromWire,
  searchFactsFromWire,
  suggestionsFromWire,
} from '../../../../wire/search-from-wire.ts';
import { userFromWire } from '../../../../wire/user-from-wire.ts';
import type { CallOutcome, ResourceClient } from '../client/resource-client.ts';
import { looksOptions } from './looks-options.ts';
import { searchOptions } from './search-options.ts';

/** Search over the resource calls. Items of unknown kinds are skipped. */
export class HttpSearchGateway implements SearchGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async pins(search: PinSearch): Promise<FoundPins | 'refused'> {
    const answer = await this.#calls.get('BaseSearch', {
      ...searchOptions(search),
      field_set_key: 'card',
    });
    if (answer.kind === 'failed') return 'refused';
    const { data } = answer;
    return { ...pinsOf(answer), facts: searchFactsFromWire(data), people: namedPeopleFromWire(data) };
  }

  async looks(source: LooksSource): Promise<FoundLooks | 'refused'> {
    const answer = await this.#calls.get('VisualLiveSearch', {
      ...looksOptions(source),
      field_set_key: 'card',
    });
    if (answer.kind === 'failed') return 'refused';
    return { ...pinsOf(answer), building: isBuilding(answer.data) };
  }

  async boards(query: string, bookmark: string | null): Promise<BoardPage | 'expired' | undefined> {
    const page = await this.#page(query, 'boards', bookmark);
    return typeof page === 'object'
      ? { boards: itemsOf(page.data, 'board').map(boardFromWire), bookmark: page.bookmark }
      : page;
  }

  async people(query: string, bookmark: string | null): Promise<PeoplePage | 'expired' | undefined> {
    const page = await this.#page(query, 'people', bookmark);
    return typeof page === 'object'
      ? { people: itemsOf(page.data, 'user').map(userFromWire), bookmark: page.bookmark }
      : page;
  }

  async suggest(term: string): Promise<readonly Suggestion[]> {
    const answer = await this.#calls.get('AdvancedTypeahead', { term });
    return answer.kind === 'failed' ? [] : suggestionsFromWire(answer.data);
  }

  async recentQueries(): Promise<readonly string[]> {
    const answer = await this.#calls.get('TypeaheadClearRecent', {});
    return answer.kind === 'failed' ? [] : answer.data.map(({ query }) => query);
  }

  async forgetQuery(query: string | null): Promise<void> {
    await this.#calls.delete('TypeaheadClearRecent', query === null ? {} : { query });
  }

  async #page(query: string, scope: 'boards' | 'people', bookmark: string | null) {
    const answer = await this.#calls.get('BaseSearch', {
      query,
      scope,
      ...(bookmark === null ? {} : { bookmarks: [bookmark] }),
    });
    if (answer.kind === 'ok') return answer;
    return answer.error.reason === 'invalid_bookmark' ? ('expired' as const) : undefined;
  }
}

function pinsOf({ data, beside, bookmark }: Extract<CallOutcome, { kind: 'ok' }>): FeedPage {
  const cards = itemsOf(data, 'pin');
  const pins = beside === undefined ? cards : pinsOfCards(cards, beside);
  return { pins: pins.map(pinFromWire), bookmark };
}

function itemsOf(data: unknown, type: string): readonly object[] {
  const { results } = (data ?? {}) as { readonly results?: unknown };
  const items = Array.isArray(results) ? (results as unknown[]) : [];
  return items.filter((item): item is object => (item as { type?: unknown } | null)?.type === type);
}
