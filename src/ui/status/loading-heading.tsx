import { text } from '../text/language.ts';
import { statusMessages } from './internal/messages.en.ts';
import classes from './internal/status-page.module.css';

/** A page until its code has come, as the server renders it. */
export function LoadingHeading({ heading }: { readonly heading: string }) {
  return (
    <div className={classes.status} aria-busy="true">
      <h1 className={classes.title}>
        <bdi>{heading}</bdi>
      </h1>
      <p className={classes.text}>{text(statusMessages.loading)}</p>
    </div>
  );
}
