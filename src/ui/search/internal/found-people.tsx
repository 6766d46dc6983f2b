import { observer } from 'mobx-react-lite';
import { useApp } from '../../base/app-context.ts';
import { useLoadMore } from '../../base/use-load-more.ts';
import edges from '../../grid/grid-edges.module.css';
import { classNames } from '../../kit/class-names.ts';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { MoreButton } from '../../people/more-button.tsx';
import { PeopleRows } from '../../people/people-rows.tsx';
import { text } from '../../text/language.ts';
import { SearchPins } from './found-boards.tsx';
import classes from './found-lists.module.css';
import { searchMessages } from './messages.en.ts';
import { foundListName } from './search-data.ts';

/** The people whom a query finds, page by page. */
export const FoundPeople = observer(function FoundPeople({ query }: { readonly query: string }) {
  const { services, stores } = useApp();
  const name = foundListName(query);
  const list = stores.users.listOf(name);
  const more = useLoadMore(async () => {
    const { listPeople } = await services.openSearch();
    const page = await listPeople.run(query, list?.bookmark ?? null);
    if (page !== undefined) stores.users.showList(name, page, !page.restarted);
  });
  if (list === undefined) return null;
  if (list.people.length === 0 && list.bookmark === null)
    return (
      <EmptyState title={text(searchMessages.noPeople, { query })} action={<SearchPins query={query} />}>
        {text(searchMessages.noPeopleDetail)}
      </EmptyState>
    );
  return (
    <div className={classNames(edges.edges, classes.found)}>
      <div className={classes.people}>
        <PeopleRows people={list.people} />
        <MoreButton label={text(searchMessages.morePeople)} more={more} hasMore={list.bookmark !== null} />
      </div>
    </div>
  );
});
