import type { PinId } from '../../../../../src/domain/ids/ids.ts';
import { formatRoute } from '../../../../../src/domain/routes/format-route.ts';
import { shownName } from '../../../../../src/domain/text/full-name.ts';
import {
  EMPTY_SEARCH_PAGE,
  type WireFound,
  type WireSearchPage,
  type WireTypeaheadItem,
} from '../../../../../wire/search.ts';
import { adsAmong } from '../../../../application/feeds/feed-item.ts';
import type { Found, SearchOutcome } from '../../../../application/search/search.ts';
import type { Suggestion } from '../../../../application/search/suggest.ts';
import type { Written } from '../../core/call/define-call.ts';
import { boardShortToWire, boardToWire } from '../../serialize/board-to-wire.ts';
import { pinCardsToWire } from '../../serialize/pin-card-to-wire.ts';
import { pinToWire } from '../../serialize/pin-to-wire.ts';
import { topicToWire } from '../../serialize/topic-to-wire.ts';
import type { SerializationContext } from '../../serialize/serialization-context.ts';
import { userShortToWire, userToWire } from '../../serialize/user-to-wire.ts';

const { results: _, ...withoutResults } = EMPTY_SEARCH_PAGE;

type ResultPage = Extract<SearchOutcome, { kind: 'page' }>;

type FoundInWire = {
  readonly data: Written<readonly WireFound[]>;
  /** People and boards of pins in the form of cards. */
  readonly beside: Readonly<Record<string, unknown>>;
  /** The pins of the ads among them. */
  readonly ads?: readonly PinId[];
};

/** The things that a search has found. */
export function foundToWire(
  found: Found,
  serialization: SerializationContext,
  form: 'card' | 'full',
): FoundInWire {
  if (found.kind === 'boards')
    return { data: found.boards.map((board) => boardToWire(board, serialization)), beside: {} };
  if (found.kind === 'people')
    return { data: found.people.map((person) => userToWire(person, serialization)), beside: {} };
  const ads = adsAmong(found.items);
  if (form === 'card') {
    const { data, ...beside } = pinCardsToWire(found.items, serialization, 'search');
    return { data, beside, ads };
  }
  const data = found.items.map((item, position) =>
    pinToWire(item, serialization, { surface: 'search', position }),
  );
  return { data, beside: {}, ads };
}

/** What is known of a result besides its items. */
export function factsToWire(
  { facts, people, isBuilding }: Pick<ResultPage, 'facts' | 'people' | 'isBuilding'>,
  serialization: SerializationContext,
): Omit<WireSearchPage, 'results'> {
  const state = isBuilding ? 'building' : 'ready';
  const named =
    people.length === 0 ? {} : { people: people.map((person) => userShortToWire(person, serialization)) };
  if (facts === null) return { ...withoutResults, ...named, state };
  return {
    ...named,
    guides: facts.guides.map(({ term, color }, position) => ({
      term,
      display: term.charAt(0).toUpperCase() + term.slice(1),
      position,
      dominant_color: color,
    })),
    corrected_query: facts.correctedQuery,
    shopping_intent: facts.shoppingIntent,
    facets: {
      kind: [...facts.facets.kind],
      color: [...facts.facets.color],
      price: [...facts.facets.price],
      domain: [...facts.facets.domain],
      since: [...facts.facets.since],
      followed: facts.facets.followed,
    },
    relaxed: facts.relaxed,
    exact_count: facts.exactCount,
    state,
  };
}

/** A suggestion for a query that is being typed. */
export function suggestionToWire(
  suggestion: Suggestion,
  serialization: SerializationContext,
): WireTypeaheadItem {
  switch (suggestion.kind) {
    case 'query': {
      const { query, isRecent } = suggestion;
      const url = formatRoute({ kind: 'search', q: query, rs: 'autocomplete' });
      return { type: 'query', label: query, id: null, query, url, image_url: null, is_recent: isRecent };
    }
    case 'topic': {
      const { id, name, url, image_url } = topicToWire(
        { view: suggestion.topic, pinCount: 0, covers: [] },
        serialization,
      );
      return { type: 'interest', label: name, id, query: null, url, image_url, is_recent: false };
    }
    case 'board': {
      const { id, name, url, image_cover_url } = boardShortToWire(suggestion.board, serialization);
      return {
        type: 'board',
        label: name,
        id,
        query: null,
        url,
        image_url: image_cover_url,
        is_recent: false,
      };
    }
    case 'person': {
      const { id, username, image_medium_url } = userShortToWire(suggestion.person, serialization);
      const url = formatRoute({ kind: 'profile', username });
      const label = shownName(suggestion.person) || username;
      return { type: 'user', label, id, query: null, url, image_url: image_medium_url, is_recent: false };
    }
  }
}
