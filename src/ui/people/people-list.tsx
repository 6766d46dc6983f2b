import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PeopleSource } from '../../application/ports/people/follow-gateway.ts';
import type { User } from '../../domain/users/user.ts';
import { useApp } from '../base/app-context.ts';
import { peopleListName } from './list-names.ts';
import { MoreButton } from './more-button.tsx';
import { PeopleRows } from './people-rows.tsx';
import { useLoadMore } from '../base/use-load-more.ts';
import { text } from '../text/language.ts';
import { peopleMessages } from './internal/messages.en.ts';

type PeopleListProps = {
  readonly source: PeopleSource;
  /** Shown when the list is empty. */
  readonly empty: ReactNode;
  /** The action for a person. Default: following. */
  readonly action?: (person: User) => ReactNode;
};

/** A list of people, page by page. */
export const PeopleList = observer(function PeopleList({ source, empty, action }: PeopleListProps) {
  const { services, stores } = useApp();
  const name = peopleListName(source);
  const list = stores.users.listOf(name);
  const more = useLoadMore(async () => {
    const { listPeople } = await services.openFollows();
    const page = await listPeople.run(source, list?.bookmark ?? null);
    if (page !== undefined) stores.users.showList(name, page, !page.restarted);
  });
  if (list === undefined) return null;
  if (list.people.length === 0 && list.bookmark === null) return empty;
  return (
    <>
      <PeopleRows people={list.people} action={action} />
      <MoreButton label={text(peopleMessages.morePeople)} more={more} hasMore={list.bookmark !== null} />
    </>
  );
});
