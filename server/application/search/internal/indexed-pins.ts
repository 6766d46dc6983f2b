import type { PinId } from '../../../../src/domain/ids/ids.ts';
import { itemsWithAds, withoutReason } from '../../feeds/feed-item.ts';
import { pinsWithAds } from '../../promotions/page-ads.ts';
import type { SearchFilters, TextAnswer } from '../../ports/discovery/text-search.ts';
import type { SearchDeps, SearchOutcome } from '../search.ts';
import type { SearchQuery } from '../search-query.ts';
import { ROW_POSITION } from './scanned-pins.ts';

/** Some more are asked for, because the viewer may not find all of them. */
const SPARE = 5;

/** A page of pins by the index, each checked again for the viewer; null while there is no index. */
export async function indexedPins(query: SearchQuery, deps: SearchDeps): Promise<SearchOutcome | null> {
  const { viewerId, position, limit } = query;
  const { search, pins } = deps.store;
  if (position?.startsWith(ROW_POSITION)) return null;
  const start = position === null ? 0 : Number(position);
  if (!Number.isSafeInteger(start) || start < 0) return { kind: 'bad_position' };
  const [excluded, followed] = await Promise.all([
    search.exclusionsOf(viewerId),
    viewerId === null ? [] : search.followedPeople(viewerId),
  ]);
  const about = {
    text: query.text,
    filters: filtersOf(query),
    mayCorrect: query.mayCorrect,
    synonyms: deps.synonyms.linesFor(query.text),
    excluded,
    followed,
    now: query.startedAt,
    limit: limit + SPARE,
  };
  const ids: PinId[] = [];
  let offset = start;
  let answer: TextAnswer | null;
  do {
    answer = await deps.discovery.ask('search', { ...about, offset });
    if (answer === null) return null;
    const found = new Set(await search.findable(answer.pins, viewerId));
    for (const id of answer.pins) {
      if (ids.length === limit) break;
      offset += 1;
      if (found.has(id)) ids.push(id);
    }
  } while (ids.length < limit && answer.pins.length === about.limit);
  const { pins: _, ...facts } = answer;
  const isLast = offset >= answer.total || (ids.length < limit && answer.pins.length < about.limit);
  const { views, ...placed } = await pinsWithAds(pins, ids, viewerId, query.ads);
  return {
    kind: 'page',
    found: { kind: 'pins', items: itemsWithAds(views.map(withoutReason), placed) },
    next: isLast ? null : String(offset),
    facts,
    isBuilding: false,
  };
}

/** The scopes of products and videos are filters, too. */
function filtersOf({ scope, filters }: SearchQuery): SearchFilters {
  if (scope === 'buyable_pins') return { ...filters, kind: 'product' };
  if (scope === 'videos') return { ...filters, kind: 'video' };
  return filters;
}
