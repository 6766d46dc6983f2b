import type { ReadList } from '../follows/read-list.ts';
import type { BoardPage } from '../ports/boards/board-gateway.ts';
import type { PeoplePage } from '../ports/people/follow-gateway.ts';
import type { SearchGateway } from '../ports/search/search-gateway.ts';

/** The use-cases of search results. Lists are addressed by the query. */
export type SearchServices = {
  readonly search: Pick<SearchGateway, 'pins' | 'looks'>;
  readonly listBoards: ReadList<string, BoardPage>;
  readonly listPeople: ReadList<string, PeoplePage>;
};

/** Imports them on first use. @throws {ServiceError} when the import fails */
export type OpenSearch = () => Promise<SearchServices>;
