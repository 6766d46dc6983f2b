import type { ReactNode } from 'react';
import { AppLink } from '../app-link.tsx';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons/close-icon.tsx';
import classes from './filters.module.css';

export interface SetFilter {
  readonly key: string;
  readonly label: string;
  /** Accessible name of the way to remove it. */
  readonly remove: string;
  readonly sign?: ReactNode;
  /** The address without it. */
  readonly href: string;
}

interface SetFiltersProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly filters: readonly SetFilter[];
  readonly clear: { readonly label: string; readonly href: string };
  readonly className?: string | undefined;
}

/** The filters that are set, each with the way to remove it; nothing without any. */
export function SetFilters({ label, filters, clear, className }: SetFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <ul className={classNames(className, classes.values, classes.active)} aria-label={label} role="list">
      {filters.map(({ key, label, remove, sign, href }) => (
        <li key={key}>
          <AppLink className={classes.value} href={href} aria-label={remove}>
            {sign}
            <bdi className={classes.label}>{label}</bdi>
            <CloseIcon size={16} />
          </AppLink>
        </li>
      ))}
      <li>
        <AppLink className={classes.clear} href={clear.href}>
          {clear.label}
        </AppLink>
      </li>
    </ul>
  );
}
