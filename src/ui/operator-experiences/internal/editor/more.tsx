import type { ReactNode } from 'react';
import classes from './editor.module.css';

/** Fields below a heading that opens. */
export function More({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className={classes.more}>
      <summary>{title}</summary>
      <div className={classes.group}>{children}</div>
    </details>
  );
}
