import { formatRoute } from '../../domain/routes/format-route.ts';
import { AppLink } from '../kit/app-link.tsx';
import { dayText } from '../text/day-text.ts';
import classes from './deletion-notice.module.css';

/** Tells on every page that the account will be deleted, with the way to keep it. */
export function DeletionNotice({ deleteAt }: { readonly deleteAt: number }) {
  return (
    <aside className={classes.notice} aria-label="Account deletion">
      Your account will be deleted on {dayText(deleteAt)}.{' '}
      <AppLink href={formatRoute({ kind: 'settings', section: 'data' })}>Keep account</AppLink>
    </aside>
  );
}
