import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { searchFilters, type PinSearch } from '../../../domain/search/pin-search.ts';
import { useApp } from '../../base/app-context.ts';
import { PinFeed } from '../../feeds/pin-feed.tsx';
import { text } from '../../text/language.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterMenu } from './filters/filter-menu.tsx';
import { GuideChips } from './guide-chips.tsx';
import { searchMessages } from './messages.en.ts';
import { NoPins } from './no-pins.tsx';
import { rememberSearch } from './remember-search.ts';
import { ResultNotes } from './result-notes.tsx';
import type { SearchRoute } from './search-address.ts';
import { factsKey } from './search-data.ts';
import { SearchHead } from './search-head.tsx';

type FoundPinsProps = { readonly route: SearchRoute; readonly search: PinSearch };

/** The pins of a search: guides, notes and an endless grid. */
export const FoundPins = observer(function FoundPins({ route, search }: FoundPinsProps) {
  const app = useApp();
  const { stores } = app;
  const filters = searchFilters(route);
  const facts = stores.pageData.find(factsKey(search));
  useEffect(() => void rememberSearch(app, search, route.rg), [app, search, route.rg]);
  return (
    <>
      <SearchHead
        route={route}
        tools={facts && <FilterMenu route={route} filters={filters} facets={facts.facets} />}
      />
      {facts && <GuideChips route={route} guides={facts.guides} />}
      <ActiveFilters route={route} filters={filters} />
      {facts && <ResultNotes route={route} facts={facts} />}
      <PinFeed
        feed={stores.feeds.open({ kind: 'search', search })}
        label={text(searchMessages.results, { query: search.query })}
        surface={facts?.shoppingIntent ? 'SearchItemHighShoppingIntent' : 'SearchItem'}
        empty={<NoPins route={route} search={search} />}
      />
    </>
  );
});
