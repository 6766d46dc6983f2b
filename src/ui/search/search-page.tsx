import { useEffect } from 'react';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { EmptySearch } from './internal/empty-search.tsx';
import { searchColor } from '../../domain/search/pin-search.ts';
import { FoundColor } from './internal/found-color.tsx';
import { FoundBoards } from './internal/found-boards.tsx';
import { FoundPeople } from './internal/found-people.tsx';
import { FoundPins } from './internal/found-pins.tsx';
import { loadSearch } from './internal/load-search.ts';
import { rememberSearch } from './internal/remember-search.ts';
import { originOf, pinSearchOf, queryOf, type SearchRoute } from './internal/search-address.ts';
import { SearchHead } from './internal/search-head.tsx';

function SearchView({ route }: { readonly route: SearchRoute }) {
  const query = queryOf(route);
  useRemembered(route);
  if (query === '') {
    const color = searchColor(route.color);
    return color === undefined ? <EmptySearch /> : <FoundColor color={color} />;
  }
  const search = pinSearchOf(route);
  if (search !== undefined) return <FoundPins route={route} search={search} />;
  return (
    <>
      <SearchHead route={route} />
      {route.tab === 'boards' ? <FoundBoards query={query} /> : <FoundPeople query={query} />}
    </>
  );
}

/** Remembers the search of the page, whatever it looks for. */
function useRemembered(route: SearchRoute): void {
  const app = useApp();
  const [query, rs] = [queryOf(route), originOf(route)];
  const { tab: scope = 'pins', rg = '' } = route;
  useEffect(() => {
    if (query !== '') void rememberSearch(app, { query, rs, scope, rg });
  }, [app, query, rs, scope, rg]);
}

/** The results of a search for pins, boards or people. */
export const page: PageOf<'search'> = { View: SearchView, load: loadSearch };
