import type { ReactNode } from 'react';
import { AppLink } from '../kit/app-link.tsx';
import listed from './internal/listed.module.css';
import classes from './internal/people-list.module.css';

type ListRowProps = {
  /** Null leads nowhere. */
  readonly href: string | null;
  /** A picture of 48 px. */
  readonly picture: ReactNode;
  readonly name: ReactNode;
  /** What stands below the name. */
  readonly facts: ReactNode;
  readonly action: ReactNode;
};

/** A row that looks like those of people: a picture, a name and facts in a link, and an action at the end. */
export function ListRow({ href, picture, name, facts, action }: ListRowProps) {
  const content = (
    <>
      {picture}
      <span className={listed.words}>
        <span className={listed.name} dir="auto">
          {name}
        </span>
        <span className={listed.facts}>{facts}</span>
      </span>
    </>
  );
  return (
    <div className={classes.row}>
      {href === null ? (
        <span className={classes.person}>{content}</span>
      ) : (
        <AppLink className={classes.person} href={href}>
          {content}
        </AppLink>
      )}
      {action}
    </div>
  );
}
