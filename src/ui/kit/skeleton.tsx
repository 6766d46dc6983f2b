import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import classes from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Stands where the first screen will be, and says once that something is coming. */
export function Skeleton({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** A line of text to come. */
export function SkeletonLine({ kind }: { readonly kind: 'title' | 'line' | 'short' }) {
  const width = { title: classes.title, line: classes.line, short: classes.short }[kind];
  return <div className={classNames(classes.bar, width)} />;
}

/** A round picture to come. */
export function SkeletonAvatar({ size }: { readonly size: 40 | 48 | 120 }) {
  const diameter = { 40: classes.avatar40, 48: classes.avatar48, 120: classes.avatar120 }[size];
  return <div className={classNames(classes.round, diameter)} />;
}

/** A picture to come, in one of four heights so that a wall of them is not a fence. */
export function SkeletonPicture({ height }: { readonly height: 1 | 2 | 3 | 4 }) {
  const tall = { 1: classes.height1, 2: classes.height2, 3: classes.height3, 4: classes.height4 }[height];
  return <div className={classNames(classes.picture, tall)} />;
}
