import { phrase, type Phrase } from '../../../domain/messages/message.ts';
import { searchColor, type PinSearch, type SearchColor } from '../../../domain/search/pin-search.ts';
import type { LoadContext, PageOutcome } from '../../base/navigation/page.ts';
import { feedFailure } from '../../feeds/feed-failure.ts';
import { ALL_TOPICS } from '../../follow/topic-lists.ts';
import { loadLooks } from '../load-looks.ts';
import { searchMessages } from './messages.en.ts';
import { pinSearchOf, queryOf, type SearchRoute } from './search-address.ts';
import { readRecentSearches } from './recent-searches.tsx';
import { foundListName, showFoundBesidePins } from './search-data.ts';

/** Reads the first page of a search, or topics when there is no query. Results are never indexed. */
export async function loadSearch(route: SearchRoute, context: LoadContext): Promise<PageOutcome> {
  const query = queryOf(route);
  if (query === '') {
    const color = searchColor(route.color);
    if (color !== undefined) return loadColor(color, context);
    await Promise.all([loadTopics(context), readRecentSearches(context)]);
    return ready(searchMessages.title);
  }
  if (route.tab === 'my_pins' && context.stores.session.viewer === null) return { kind: 'sign-in' };
  const search = pinSearchOf(route);
  const isThere =
    search === undefined ? await loadList(query, route.tab, context) : await loadPins(search, context);
  return isThere ? ready(phrase(searchMessages.pageTitle, { query })) : { kind: 'not-found' };
}

function ready(title: Phrase): PageOutcome {
  return { kind: 'ready', head: { title, noindex: true } };
}

async function loadColor(color: SearchColor, context: LoadContext): Promise<PageOutcome> {
  const source = { kind: 'color', color } as const;
  const feed = context.stores.feeds.openAnew(source);
  await loadLooks(feed, source, context);
  return feedFailure(feed) ?? ready(searchMessages.byColor);
}

async function loadPins(search: PinSearch, { services, stores }: LoadContext): Promise<boolean> {
  const { search: gateway } = await services.openSearch();
  const found = await gateway.pins(search);
  if (found === 'refused') return false;
  showFoundBesidePins(stores, search, found);
  stores.feeds.open({ kind: 'search', search }).showAnew(found.pins, found.bookmark);
  return true;
}

async function loadList(
  query: string,
  tab: SearchRoute['tab'],
  { services, stores }: LoadContext,
): Promise<boolean> {
  const { listBoards, listPeople } = await services.openSearch();
  const name = foundListName(query);
  if (tab === 'boards') {
    const boards = await listBoards.run(query, null);
    if (boards !== undefined) stores.boards.showList(name, boards, false);
    return boards !== undefined;
  }
  const people = await listPeople.run(query, null);
  if (people !== undefined) stores.users.showList(name, people, false);
  return people !== undefined;
}

async function loadTopics({ services, stores }: LoadContext): Promise<void> {
  if (stores.pageData.find(ALL_TOPICS) !== undefined) return;
  const { follows } = await services.openFollows();
  stores.pageData.set(ALL_TOPICS, { topics: await follows.allTopics(), bookmark: null });
}
