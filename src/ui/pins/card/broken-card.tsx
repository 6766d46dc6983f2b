import { AppLink } from '../../kit/app-link.tsx';
import classes from './broken-card.module.css';

/** In the place of a card that has a bug; the pin may still be opened. */
export function BrokenCard({ href }: { readonly href: string }) {
  return (
    <AppLink className={classes.broken} href={href} data-card-focus="">
      This Pin cannot be shown here
    </AppLink>
  );
}
