import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp, type AppValue } from '../../base/app-context.ts';
import { failureText } from '../../base/failure-text.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { ClockIcon } from '../../kit/icons/clock-icon.tsx';
import { text } from '../../text/language.ts';
import classes from './recent-searches.module.css';
import { searchMessages } from './messages.en.ts';
import { RECENT_SEARCHES } from './search-data.ts';

const MOST = 12;

type App = Pick<AppValue, 'services' | 'stores'>;

/** Reads what the viewer has searched for; without it the page is only shorter. */
export async function readRecentSearches({ services, stores }: App): Promise<void> {
  try {
    const { recents } = await services.openSuggestions();
    stores.pageData.set(RECENT_SEARCHES, await recents.list(stores.session.kind === 'full'));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}

/** What the viewer has searched for, as links; nothing when there is none. */
export const RecentSearches = observer(function RecentSearches() {
  const app = useApp();
  const { services, stores } = app;
  const queries = stores.pageData.find(RECENT_SEARCHES) ?? [];
  const isVisitor = stores.session.kind === 'visitor';
  // The server does not know what visitors have searched for.
  useEffect(() => {
    if (isVisitor) void readRecentSearches({ services, stores });
  }, [isVisitor, services, stores]);
  if (queries.length === 0) return null;
  const clear = async () => {
    stores.pageData.set(RECENT_SEARCHES, []);
    try {
      const { recents } = await services.openSuggestions();
      await recents.forget(null, stores.session.kind === 'full');
    } catch (error) {
      stores.pageData.set(RECENT_SEARCHES, queries);
      if (!(error instanceof ServiceError)) throw error;
      stores.toasts.say({ text: failureText(error.kind), kind: 'problem' });
    }
  };
  return (
    <section aria-labelledby="recent-searches">
      <div className={classes.head}>
        <h2 className={classes.title} id="recent-searches">
          {text(searchMessages.recent)}
        </h2>
        <Button size={40} onClick={() => void clear()}>
          {text(searchMessages.clearRecent)}
        </Button>
      </div>
      <ul className={classes.queries} role="list">
        {queries.slice(0, MOST).map((query) => (
          <li key={query}>
            <AppLink
              className={classes.query}
              href={formatRoute({ kind: 'search', q: query, rs: 'autocomplete' })}
            >
              <ClockIcon size={16} />
              <bdi>{query}</bdi>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
});
