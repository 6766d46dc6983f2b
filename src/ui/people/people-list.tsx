import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PeopleSource } from '../../application/ports/people/follow-gateway.ts';
import type { User } from '../../domain/users/user.ts';
import { useApp } from '../base/app-context.ts';
import { FollowButton } from '../follow/follow-button.tsx';
import { UserAvatar } from '../kit/user-avatar.tsx';
import { peopleListName } from './list-names.ts';
import listed from './internal/listed.module.css';
import { MoreButton } from './internal/more-button.tsx';
import { PersonLink } from './person-link.tsx';
import classes from './internal/people-list.module.css';
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
export const PeopleList = observer(function PeopleList({
  source,
  empty,
  action = (person) => <FollowButton target={{ kind: 'person', person }} />,
}: PeopleListProps) {
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
      <ul className={classes.people} role="list">
        {list.people.map((person) => (
          <li className={classes.row} key={person.entityId}>
            <PersonLink person={person} className={classes.person}>
              <UserAvatar user={person} size={48} />
              <span className={listed.words}>
                <bdi className={listed.name}>{person.fullName}</bdi>
                <span className={listed.facts}>
                  <bdi>@{person.username}</bdi>
                  {person.followerCount > 0 && (
                    <span> · {text(peopleMessages.followerCount, { count: person.followerCount })}</span>
                  )}
                </span>
              </span>
            </PersonLink>
            {action(person)}
          </li>
        ))}
      </ul>
      <MoreButton label={text(peopleMessages.morePeople)} more={more} hasMore={list.bookmark !== null} />
    </>
  );
});
