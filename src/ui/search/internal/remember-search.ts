import { ServiceError } from '../../../application/ports/service-error.ts';
import type { PinSearch } from '../../../domain/search/pin-search.ts';
import type { AppValue } from '../../base/app-context.ts';

/**
 * Keeps a visitor's search in the browser, where the country allows it. The server keeps those of members. A failed
 * import is ignored.
 */
export async function rememberSearch(
  { services, stores }: Pick<AppValue, 'services' | 'stores'>,
  { query, scope, rs = '' }: PinSearch,
  rg = '',
): Promise<void> {
  if (stores.session.kind !== 'visitor' || !stores.context.current.allowsTracking) return;
  try {
    const { recents, now } = await services.openSuggestions();
    recents.add({ query, rs, scope, rg, ts: now() });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}
