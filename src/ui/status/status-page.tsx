import type { ReactNode } from 'react';
import { Logo } from '../kit/logo.tsx';
import classes from './internal/status-page.module.css';

/** A page with one message and the next step. */
export function StatusPage({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <section className={classes.status}>
      <Logo size={56} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{children}</p>
      {action}
    </section>
  );
}
