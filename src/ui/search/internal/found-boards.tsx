import { observer } from 'mobx-react-lite';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import { useLoadMore } from '../../base/use-load-more.ts';
import { BoardTile } from '../../boards/board-tile.tsx';
import edges from '../../grid/grid-edges.module.css';
import { classNames } from '../../kit/class-names.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { MoreButton } from '../../people/more-button.tsx';
import { text, textParts } from '../../text/language.ts';
import classes from './found-lists.module.css';
import { searchMessages } from './messages.en.ts';
import { foundListName } from './search-data.ts';

/** The boards that a query finds, page by page. */
export const FoundBoards = observer(function FoundBoards({ query }: { readonly query: string }) {
  const { services, stores } = useApp();
  const name = foundListName(query);
  const list = stores.boards.listOf(name);
  const more = useLoadMore(async () => {
    const { listBoards } = await services.openSearch();
    const page = await listBoards.run(query, list?.bookmark ?? null);
    if (page !== undefined) stores.boards.showList(name, page, !page.restarted);
  });
  if (list === undefined) return null;
  if (list.boards.length === 0 && list.bookmark === null)
    return (
      <EmptyState title={text(searchMessages.noBoards, { query })} action={<SearchPins query={query} />}>
        {text(searchMessages.noBoardsDetail)}
      </EmptyState>
    );
  return (
    <div className={classNames(edges.edges, classes.found)}>
      <ul className={classes.boards} role="list">
        {list.boards.map((board) => (
          <li key={board.entityId} className={classes.board}>
            <BoardTile board={board} />
            {board.owner !== null && (
              <span className={classes.by}>
                {textParts(searchMessages.by, { name: <bdi key="name">{board.owner.fullName}</bdi> })}
              </span>
            )}
          </li>
        ))}
      </ul>
      <MoreButton label={text(searchMessages.moreBoards)} more={more} hasMore={list.bookmark !== null} />
    </div>
  );
});

/** A button to the pins of the same query, for empty lists. */
export function SearchPins({ query }: { readonly query: string }) {
  return (
    <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'search', q: query })}>
      {text(searchMessages.searchPins)}
    </LinkButton>
  );
}
