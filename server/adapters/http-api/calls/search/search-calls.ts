import { SEARCH_CALLS } from '../../../../../wire/calls/search.ts';
import type { OptionsOf } from '../../../../../wire/params/param.ts';
import { timeToWire } from '../../../../../wire/time.ts';
import type { SearchOutcome } from '../../../../application/search/search.ts';
import type { SearchQuery } from '../../../../application/search/search-query.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { CallFailure } from '../../core/call/call-failure.ts';
import { implementCalls, OK, type Answer, type Call } from '../../core/call/define-call.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import type { CallDeps } from '../call-deps.ts';
import { factsToWire, foundToWire, suggestionToWire } from './found-to-wire.ts';

type Options = OptionsOf<typeof SEARCH_CALLS.search.params>;

/** Search, suggestions while a query is typed, and the viewer's recent queries. */
export function searchCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(SEARCH_CALLS, {
    search: search(deps),
    searchList: searchList(deps),
    suggest: suggest(deps),
    suggestHashtags: suggestHashtags(deps),
    recentQueries: async ({ viewerId }) => {
      const queries = await deps.recentQueries.list(viewerId);
      return { data: queries.map(({ query, time }) => ({ query, time: timeToWire(time) })) };
    },
    clearRecentQueries: async ({ viewerId }, { query }) => {
      await deps.recentQueries.remove(viewerId, query || null);
      return { data: OK };
    },
  });
}

function search({ search, ads, writing }: CallDeps): Answer<typeof SEARCH_CALLS.search> {
  return async (context, options) => {
    const { found, next, ...about } = pageOf(
      await search.run({ ...searchQuery(context, options), ads: ads?.placerFor(context) ?? null }),
    );
    const serialization = serializationContext(context, writing);
    const {
      data: results,
      beside,
      ads: shown = [],
    } = foundToWire(found, serialization, options.field_set_key);
    return { data: { results, ...factsToWire(about, serialization) }, beside, next, ads: shown };
  };
}

function searchList({ search, ads, writing }: CallDeps): Answer<typeof SEARCH_CALLS.searchList> {
  return async (context, options) => {
    const { found, next } = pageOf(
      await search.run({ ...searchQuery(context, options), ads: ads?.placerFor(context) ?? null }),
    );
    const serialization = serializationContext(context, writing);
    return { ...foundToWire(found, serialization, options.field_set_key), next };
  };
}

/** @throws {CallFailure} 401/2 where a visitor searches in own pins, 400/5 for an invalid cursor */
function pageOf(outcome: SearchOutcome): Extract<SearchOutcome, { kind: 'page' }> {
  if (outcome.kind === 'visitor') throw new CallFailure('authentication_required');
  if (outcome.kind === 'bad_position') throw new CallFailure('invalid_bookmark');
  return outcome;
}

function searchQuery(context: CallContext, options: Options): SearchQuery {
  const { position, size, startedAt } = context.page;
  return {
    text: options.query,
    scope: options.scope === 'users' ? 'people' : options.scope,
    filters: {
      kind: options.kind ?? null,
      color: options.color ?? null,
      priceMin: options.price_min ?? null,
      priceMax: options.price_max ?? null,
      currency: options.currency ?? null,
      domain: options.domain ?? null,
      since: options.since ?? null,
      followed: options.followed,
    },
    mayCorrect: !options.auto_correction_disabled,
    viewerId: context.viewerId,
    language: context.readerLanguage,
    position,
    limit: size,
    startedAt,
  };
}

function suggest({ suggest, writing }: CallDeps): Answer<typeof SEARCH_CALLS.suggest> {
  return async (context, { term, pin_scope: scope, count: limit }) => {
    const serialization = serializationContext(context, writing);
    const { viewerId, readerLanguage: language } = context;
    const suggestions = await suggest.run(term, { viewerId, language, scope, limit });
    return { data: { items: suggestions.map((suggestion) => suggestionToWire(suggestion, serialization)) } };
  };
}

function suggestHashtags({ suggest, writing }: CallDeps): Answer<typeof SEARCH_CALLS.suggestHashtags> {
  return async (context, { term, count }) => {
    const serialization = serializationContext(context, writing);
    const suggestions = await suggest.hashtags(term, count);
    return { data: { items: suggestions.map((suggestion) => suggestionToWire(suggestion, serialization)) } };
  };
}
