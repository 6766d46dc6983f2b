import type { ReactNode } from 'react';
import { classNames } from '../kit/class-names.ts';
import { Logo } from '../kit/logo.tsx';
import classes from './internal/status-page.module.css';

/** A page with one message and the next step. */
export function StatusPage({
  title,
  children,
  action,
  tall = false,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** As high as the placeholder of a loading page, so that the footer stays in its place. */
  readonly tall?: boolean;
}) {
  return (
    <section className={classNames(classes.status, tall && classes.tall)}>
      <Logo size={56} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{children}</p>
      {action}
    </section>
  );
}
