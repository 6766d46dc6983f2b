import { formatRoute } from '../../../domain/routes/format-route.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { dayText } from '../../text/day-text.ts';
import classes from './deletion-notice.module.css';
import { text } from '../../text/language.ts';
import { chromeMessages } from '../messages.en.ts';

/** Shows on every page that the account will be deleted, with a link to keep it. */
export function DeletionNotice({ deleteAt }: { readonly deleteAt: number }) {
  return (
    <aside className={classes.notice} aria-label={text(chromeMessages.deletion)}>
      {text(chromeMessages.deletionPlanned, { day: dayText(deleteAt) })}{' '}
      <AppLink href={formatRoute({ kind: 'settings', section: 'data' })}>
        {text(chromeMessages.keepAccount)}
      </AppLink>
    </aside>
  );
}
