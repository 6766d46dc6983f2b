import type { ReactNode } from 'react';
import { AppLink } from '../kit/app-link.tsx';
import listed from './internal/listed.module.css';
import classes from './internal/people-list.module.css';

type ListRowProps = {
  readonly href: string;
  /** A picture of 48 px. */
  readonly picture: ReactNode;
  readonly name: ReactNode;
  /** What stands below the name. */
  readonly facts: ReactNode;
  readonly action: ReactNode;
};

/** A row that looks like those of people: a link with a picture, a name and facts, and an action at the end. */
export function ListRow({ href, picture, name, facts, action }: ListRowProps) {
  return (
    <div className={classes.row}>
      <AppLink className={classes.person} href={href}>
        {picture}
        <span className={listed.words}>
          <span className={listed.name} dir="auto">
            {name}
          </span>
          <span className={listed.facts}>{facts}</span>
        </span>
      </AppLink>
      {action}
    </div>
  );
}
