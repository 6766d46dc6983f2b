import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { PinSearch } from '../../../domain/search/pin-search.ts';
import { useApp } from '../../base/app-context.ts';
import edges from '../../grid/grid-edges.module.css';
import { AppLink } from '../../kit/app-link.tsx';
import { classNames } from '../../kit/class-names.ts';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { PersonLink } from '../../people/person-link.tsx';
import { text } from '../../text/language.ts';
import { searchMessages } from './messages.en.ts';
import classes from './named-people.module.css';
import { tabAddress, type SearchRoute } from './search-address.ts';
import { namedPeopleKey } from './search-data.ts';

type NamedPeopleProps = { readonly route: SearchRoute; readonly search: PinSearch };

/** The first people whose name was searched for, above the pins, and the way to all people whom the query finds. */
export const NamedPeople = observer(function NamedPeople({ route, search }: NamedPeopleProps) {
  const { pageData, users } = useApp().stores;
  const id = useId();
  const found = pageData.find(namedPeopleKey(search)) ?? [];
  // They may have been blocked after the search.
  const people = found.filter(({ username }) => users.find(username)?.blockedByMe !== true);
  if (people.length === 0) return null;
  return (
    <section className={classNames(edges.edges, classes.people)} aria-labelledby={id}>
      <VisuallyHidden>
        <h2 id={id}>{text(searchMessages.peopleNamed, { query: search.query })}</h2>
      </VisuallyHidden>
      <ul className={classes.list} role="list">
        {people.map((person) => (
          <li key={person.entityId} className={classes.item}>
            <PersonLink person={person} className={classes.person}>
              <UserAvatar user={person} size={32} />
              <bdi className={classes.name}>{person.fullName}</bdi>
              <bdi className={classes.username}>@{person.username}</bdi>
            </PersonLink>
          </li>
        ))}
      </ul>
      <AppLink className={classes.all} href={tabAddress(route, 'people')}>
        {text(searchMessages.allPeople)}
      </AppLink>
    </section>
  );
});
