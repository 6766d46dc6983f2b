import { parseRoute } from '../../domain/routes/parse-route.ts';
import type { AppValue } from '../app/app-context.ts';
import { navigationState } from '../app/navigation-state.ts';

/** What failed for want of a connection is tried again: lists that stopped, and the pages that are on the screen. */
export function goOn({ stores, pages }: Pick<AppValue, 'stores' | 'pages'>): void {
  for (const [, feed] of stores.feeds.entries())
    if (feed.phase === 'failed' && feed.failure === 'offline') void feed.loadMore();

  const { usr } = (history.state ?? {}) as { readonly usr?: unknown };
  const beneath = navigationState(usr).over;
  for (const { pathname, search } of beneath === undefined ? [location] : [beneath, location]) {
    const address = pathname + search;
    const outcome = pages.find(address)?.outcome;
    if (outcome?.kind === 'failed' && outcome.failure === 'offline')
      void pages.open(address, parseRoute({ pathname, search }).route);
  }
}
