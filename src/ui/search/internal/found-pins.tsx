import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { searchFilters, type PinSearch } from '../../../domain/search/pin-search.ts';
import { shoppingRow } from '../../../domain/shopping/shopping-row.ts';
import { useApp } from '../../base/app-context.ts';
import type { Feed } from '../../base/stores/feed.ts';
import { PinFeed } from '../../feeds/pin-feed.tsx';
import { PinRow } from '../../feeds/pin-row.tsx';
import edges from '../../grid/grid-edges.module.css';
import { text } from '../../text/language.ts';
import { ActiveFilters } from './filters/active-filters.tsx';
import { FilterMenu } from './filters/filter-menu.tsx';
import { GuideChips } from './guide-chips.tsx';
import { searchMessages } from './messages.en.ts';
import { MoreLikeBest } from './more-like-best.tsx';
import { NamedPeople } from './named-people.tsx';
import { NoPins } from './no-pins.tsx';
import { PromotedRow } from './promoted-row.tsx';
import { ResultNotes } from './result-notes.tsx';
import type { SearchRoute } from './search-address.ts';
import { factsKey } from './search-data.ts';
import { searchUntilReady } from './search-until-ready.ts';
import { SearchHead } from './search-head.tsx';

type FoundPinsProps = { readonly route: SearchRoute; readonly search: PinSearch };

/** The pins of a search: guides, notes and an endless grid. */
export const FoundPins = observer(function FoundPins({ route, search }: FoundPinsProps) {
  const app = useApp();
  const { stores } = app;
  const filters = searchFilters(route);
  const facts = stores.pageData.find(factsKey(search));
  const feed = stores.feeds.open({ kind: 'search', search });
  const surface = facts?.shoppingIntent ? 'SearchItemHighShoppingIntent' : 'SearchItem';
  // Popular pins instead of results are no products that were searched for.
  const hasMatches = facts?.shoppingIntent === true && facts.relaxed !== 'popular';
  const row = useShoppingRow(feed, hasMatches && filters.kind === undefined);
  const isBuilding = facts?.building === true;
  useEffect(() => (isBuilding ? searchUntilReady(app, search) : undefined), [app, search, isBuilding]);
  return (
    <>
      <SearchHead
        route={route}
        tools={facts && <FilterMenu route={route} filters={filters} facets={facts.facets} />}
      />
      <NamedPeople route={route} search={search} />
      {facts && <GuideChips route={route} guides={facts.guides} />}
      <ActiveFilters route={route} filters={filters} />
      {facts && <ResultNotes route={route} facts={facts} />}
      {row.pins.length > 0 && (
        <PinRow
          title={text(searchMessages.products, { query: search.query })}
          pins={row.pins}
          source={feed.source}
          surface="ShoppingGridSmallCarousel"
          className={edges.edges}
        />
      )}
      <PinFeed
        feed={feed}
        label={text(searchMessages.results, { query: search.query })}
        surface={surface}
        without={row.ids}
        empty={<NoPins route={route} search={search} />}
      />
      <PromotedRow search={search} found={feed} />
      <MoreLikeBest found={feed} />
    </>
  );
});

/** The products before all other results. They are those of the first page, so that later pages change nothing above. */
function useShoppingRow({ ids }: Feed, isWanted: boolean) {
  const { pins } = useApp().stores;
  return useMemo(() => {
    const row = isWanted ? shoppingRow(ids.flatMap((id) => pins.find(id) ?? [])) : [];
    return { pins: row, ids: new Set(row.map(({ entityId }) => entityId)) };
  }, [ids, isWanted, pins]);
}
