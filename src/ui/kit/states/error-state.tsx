import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import classes from './error-state.module.css';
import { text } from '../../text/language.ts';
import { kitMessages } from '../messages.en.ts';

export interface ErrorStateProps {
  /** What happened, in one short sentence. */
  readonly title: string;
  readonly level?: 1 | 2;
  /** What is not lost, and what the user can do. */
  readonly children: ReactNode;
  readonly onRetry?: () => void;
  /** Another action, for example a link to the home page. */
  readonly action?: ReactNode;
}

/** An error: what happened, what is not lost, what to do. */
export function ErrorState({ title, level = 2, children, onRetry, action }: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={classes.error} role="alert">
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{children}</p>
      {(onRetry ?? action) && (
        <div className={classes.actions}>
          {onRetry && <Button onClick={onRetry}>{text(kitMessages.retry)}</Button>}
          {action}
        </div>
      )}
    </section>
  );
}
