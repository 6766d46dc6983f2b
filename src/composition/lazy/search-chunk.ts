import { ReadList } from '../../application/follows/read-list.ts';
import type { SearchServices } from '../../application/search/search-services.ts';
import { SearchGatewayToken } from '../lazy-tokens.ts';
import { lazyChunk } from './lazy-chunk.ts';
import { searchGateway } from './search-gateway-module.ts';

/** The use-cases of search results. */
export const chunk = lazyChunk(
  [searchGateway],
  { search: SearchGatewayToken },
  ({ search }): SearchServices => ({
    search,
    listBoards: new ReadList({ read: (query, bookmark) => search.boards(query, bookmark) }),
    listPeople: new ReadList({ read: (query, bookmark) => search.people(query, bookmark) }),
  }),
);
