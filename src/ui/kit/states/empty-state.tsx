import type { ReactNode } from 'react';
import classes from './empty-state.module.css';
import { SkeletonGrid } from './skeleton-grid.tsx';

export interface EmptyStateProps {
  readonly title: string;
  /** 2 below the page's own heading, 1 when it is the page. */
  readonly level?: 1 | 2;
  readonly children: ReactNode;
  /** The button for the next step. */
  readonly action?: ReactNode;
}

/** An empty list: what will be here, and the next step. */
export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={classes.empty}>
      <SkeletonGrid />
      <div className={classes.words}>
        <Heading className={classes.title}>{title}</Heading>
        <p className={classes.text}>{children}</p>
        {action && <div className={classes.action}>{action}</div>}
      </div>
    </section>
  );
}
