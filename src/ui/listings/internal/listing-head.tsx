import type { ReactNode } from 'react';
import edges from '../../grid/grid-edges.module.css';
import { AppLink } from '../../kit/app-link.tsx';
import { classNames } from '../../kit/class-names.ts';
import classes from './listing-head.module.css';

export interface ListingChip {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

interface ListingHeadProps {
  readonly title: ReactNode;
  /** Below the title. */
  readonly note?: ReactNode;
  /** Accessible name of the chips. */
  readonly chipsLabel?: string;
  readonly chips?: readonly ListingChip[];
  /** Beside the chips. */
  readonly tools?: ReactNode;
}

/** The title of a list of pins, and the topics that it can be narrowed to. */
export function ListingHead({ title, note, chipsLabel, chips = [], tools }: ListingHeadProps) {
  return (
    <header className={classNames(edges.edges, classes.head)}>
      <h1 className={classes.title}>{title}</h1>
      {note && <p className={classes.note}>{note}</p>}
      {(chips.length > 1 || tools) && (
        <div className={classes.row}>
          <nav className={classes.topics} aria-label={chipsLabel}>
            <ul className={classes.chips} role="list">
              {chips.length > 1 &&
                chips.map(({ href, label, current }) => (
                  <li key={href}>
                    <AppLink className={classes.chip} href={href} aria-current={current ? 'page' : undefined}>
                      {label}
                    </AppLink>
                  </li>
                ))}
            </ul>
          </nav>
          {tools}
        </div>
      )}
    </header>
  );
}
