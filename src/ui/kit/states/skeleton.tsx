import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import classes from './skeleton.module.css';
import { VisuallyHidden } from '../visually-hidden.tsx';

/** A placeholder of the first screen that announces loading once. */
export function Skeleton({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** A placeholder for a line of text. */
export function SkeletonLine({ kind }: { readonly kind: 'title' | 'line' | 'short' }) {
  const width = { title: classes.title, line: classes.line, short: classes.short }[kind];
  return <div className={classNames(classes.bar, width)} />;
}
