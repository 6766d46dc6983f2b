import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

/** Text only for assistive technology. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>;
}
