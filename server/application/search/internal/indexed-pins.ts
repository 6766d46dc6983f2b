import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import { adItem, itemsWithAds, withoutReason, type FeedItem } from '../../feeds/feed-item.ts';
import { NO_EXCLUSIONS } from '../../ports/discovery/search-reader.ts';
import type { SearchFilters, TextAnswer, TextQuestion } from '../../ports/discovery/text-search.ts';
import { adsAlone, pinsWithAds } from '../../promotions/page-ads.ts';
import type { SearchDeps, SearchOutcome } from '../search.ts';
import type { SearchQuery } from '../search-query.ts';
import { ROW_POSITION } from './scanned-pins.ts';

/** Some more are asked for, because the viewer may not find all of them. */
const SPARE = 5;
/** Ads are about the same things as so many results. */
const LOOKED_AT = 25;

/**
 * A page of pins by the index, each checked again for the viewer; null while there is no index. `named`: the people
 * whose name the query is, if they are being read anyway.
 */
export async function indexedPins(
  query: SearchQuery,
  deps: SearchDeps,
  named?: Promise<readonly UserId[]>,
): Promise<SearchOutcome | null> {
  const { viewerId, position, limit } = query;
  const { search, pins } = deps.store;
  if (position?.startsWith(ROW_POSITION)) return null;
  const start = position === null ? 0 : Number(position);
  if (!Number.isSafeInteger(start) || start < 0) return { kind: 'bad_position' };
  const [excluded, followed] = await Promise.all([
    search.exclusionsOf(viewerId),
    viewerId === null ? [] : search.followedPeople(viewerId),
  ]);
  const page = { excluded, followed, limit: limit + SPARE };
  const pageOf = answersTo(query, deps, named);
  const ids: PinId[] = [];
  let offset = start;
  let answer: TextAnswer | null;
  do {
    answer = await pageOf({ ...page, offset });
    if (answer === null) return null;
    const found = new Set(await search.findable(answer.pins, viewerId));
    for (const id of answer.pins) {
      if (ids.length === limit) break;
      offset += 1;
      if (found.has(id)) ids.push(id);
    }
  } while (ids.length < limit && answer.pins.length === page.limit);
  const { pins: _, ...facts } = answer;
  const isLast = offset >= answer.total || (ids.length < limit && answer.pins.length < page.limit);
  const { views, ...placed } = await pinsWithAds(pins, ids, viewerId, query.ads);
  return {
    kind: 'page',
    found: { kind: 'pins', items: itemsWithAds(views.map(withoutReason), placed) },
    next: isLast ? null : String(offset),
    facts,
    people: [],
    isBuilding: false,
  };
}

/** Ads about what the query finds, on one page. */
export async function promotedPins(query: SearchQuery, deps: SearchDeps): Promise<readonly FeedItem[]> {
  const { viewerId, position, limit, ads: placer } = query;
  if (!placer || position !== null) return [];
  const page = { excluded: NO_EXCLUSIONS, followed: [], offset: 0, limit: LOOKED_AT };
  const answer = await answersTo(query, deps)(page);
  if (answer === null || answer.relaxed === 'popular') return [];
  return (await adsAlone(deps.store.pins, answer.pins, { viewerId, placer, limit })).map(adItem);
}

type PageOfAnswer = Pick<TextQuestion, 'excluded' | 'followed' | 'offset' | 'limit'>;

/** Asks the index for pages of what the query finds. A query that is somebody's name is not taken for a misspelt one. */
function answersTo(query: SearchQuery, deps: SearchDeps, named?: Promise<readonly UserId[]>) {
  let about = aboutQuery(query, deps);
  let isName: boolean | undefined;
  return async (page: PageOfAnswer): Promise<TextAnswer | null> => {
    const answer = await deps.discovery.ask('search', { ...about, ...page });
    if (answer === null || answer.correctedQuery === null || isName !== undefined) return answer;
    isName = (await (named ?? deps.store.search.peopleNamed(query.text, query.viewerId, 1))).length > 0;
    if (!isName) return answer;
    about = { ...about, mayCorrect: false };
    return deps.discovery.ask('search', { ...about, ...page });
  };
}

function aboutQuery(query: SearchQuery, deps: SearchDeps) {
  const { text, language, mayCorrect, startedAt } = query;
  return {
    text,
    filters: filtersOf(query),
    mayCorrect,
    synonyms: deps.synonyms.linesFor(text),
    hints: deps.topicNames.hintsFor(text, language),
    now: startedAt,
  };
}

/** The scopes of products and videos are filters, too. */
function filtersOf({ scope, filters }: SearchQuery): SearchFilters {
  if (scope === 'buyable_pins') return { ...filters, kind: 'product' };
  if (scope === 'videos') return { ...filters, kind: 'video' };
  return filters;
}
