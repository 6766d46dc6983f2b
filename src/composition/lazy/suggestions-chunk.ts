import { RecentSearches } from '../../application/search/recent-searches.ts';
import type { SuggestionServices } from '../../application/search/suggestion-services.ts';
import * as lazy from '../lazy-tokens.ts';
import { clock } from './clock-module.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { searchGateway } from './search-gateway-module.ts';

/** What the search field suggests. */
export const chunk = lazyChunk(
  [searchGateway, clock],
  {
    search: lazy.SearchGatewayToken,
    storage: lazy.SessionStorageToken,
    wait: lazy.WaitToken,
    now: lazy.NowToken,
  },
  ({ search, storage, wait, now }): SuggestionServices => ({
    search,
    recents: new RecentSearches({ search, storage }),
    wait,
    now,
  }),
);
