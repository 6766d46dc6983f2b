import type { ReactNode } from 'react';
import classes from './leaving-page.module.css';

type LeavingPageProps = {
  readonly title: string;
  /** The picture of what leads away. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
  /** The ways on and back; the way on comes first. */
  readonly actions: ReactNode;
};

/** A page between this site and another one. */
export function LeavingPage({ title, picture, children, actions }: LeavingPageProps) {
  return (
    <section className={classes.page}>
      {picture}
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>{actions}</div>
    </section>
  );
}
