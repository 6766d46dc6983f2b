import type { ReactNode } from 'react';
import type { User } from '../../domain/users/user.ts';
import { FollowButton } from '../follow/follow-button.tsx';
import { UserAvatar } from '../kit/user-avatar.tsx';
import { text } from '../text/language.ts';
import listed from './internal/listed.module.css';
import { peopleMessages } from './internal/messages.en.ts';
import classes from './internal/people-list.module.css';
import { PersonLink } from './person-link.tsx';

type PeopleRowsProps = {
  readonly people: readonly User[];
  /** The action for a person. Default: following. */
  readonly action?: (person: User) => ReactNode;
};

/** People, each with an action. */
export function PeopleRows({
  people,
  action = (person) => <FollowButton target={{ kind: 'person', person }} />,
}: PeopleRowsProps) {
  return (
    <ul className={classes.people} role="list">
      {people.map((person) => (
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
  );
}
