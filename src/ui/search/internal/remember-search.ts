import { ServiceError } from '../../../application/ports/service-error.ts';
import type { CompletedSearch } from '../../../domain/visits/completed-search.ts';
import type { AppValue } from '../../base/app-context.ts';

/**
 * Keeps a visitor's search in the browser, where the country allows it. The server keeps those of members. A failed
 * import is ignored.
 */
export async function rememberSearch(
  { services, stores }: Pick<AppValue, 'services' | 'stores'>,
  search: Omit<CompletedSearch, 'ts'>,
): Promise<void> {
  if (stores.session.kind !== 'visitor' || !stores.context.current.allowsTracking) return;
  try {
    const { recents, now } = await services.openSuggestions();
    recents.add({ ...search, ts: now() });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
}
