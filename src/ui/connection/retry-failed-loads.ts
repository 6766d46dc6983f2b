import { isUnanswered } from '../../application/ports/service-error.ts';
import { parseRoute } from '../../domain/routes/parse-route.ts';
import type { AppValue } from '../base/app-context.ts';
import { navigationState } from '../base/navigation/navigation-state.ts';

/**
 * Retries failed loads once the connection is back: feeds that stopped, and the pages on the screen, including partly
 * loaded ones.
 */
export function retryFailedLoads({ stores, pages }: Pick<AppValue, 'stores' | 'pages'>): void {
  for (const [, feed] of stores.feeds.entries())
    if (feed.phase === 'failed' && isUnanswered(feed.failure ?? 'unavailable')) void feed.loadMore();

  const { usr } = (history.state ?? {}) as { readonly usr?: unknown };
  const beneath = navigationState(usr).over;
  for (const { pathname, search } of beneath === undefined ? [location] : [beneath, location]) {
    const address = pathname + search;
    const { outcome, foreseen } = pages.find(address) ?? {};
    if (foreseen || (outcome?.kind === 'failed' && isUnanswered(outcome.failure)))
      void pages.open(address, parseRoute({ pathname, search }).route);
  }
}
