import { AppLink } from '../../kit/app-link.tsx';
import classes from '../internal/card/broken-card.module.css';
import { text } from '../../text/language.ts';
import { pinsMessages } from '../internal/messages.en.ts';

/** Replaces a card that threw an error; the pin can still be opened. */
export function BrokenCard({ href }: { readonly href: string }) {
  return (
    <AppLink className={classes.broken} href={href} data-card-focus="">
      {text(pinsMessages.broken)}
    </AppLink>
  );
}
