import type { ReactNode } from 'react';
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
