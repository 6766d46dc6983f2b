import type { PinSearch } from '../../../domain/search/pin-search.ts';
import type { AppValue } from '../../base/app-context.ts';
import { askUntilReady } from '../../discovery/ask-until-ready.ts';
import { showFoundBesidePins } from './search-data.ts';

/**
 * Searches again while the index is being prepared, until the results are complete. Pins of further pages stay, so that
 * nobody loses their place. Call the result to stop.
 */
export function searchUntilReady(
  { services, stores }: Pick<AppValue, 'services' | 'stores'>,
  search: PinSearch,
): () => void {
  const feed = stores.feeds.open({ kind: 'search', search });
  const count = feed.ids.length;
  return askUntilReady(async (signal) => {
    const found = await (await services.openSearch()).search.pins(search);
    if (found === 'refused' || found.facts.building || signal.aborted) return false;
    if (feed.ids.length === count) feed.showAnew(found.pins, found.bookmark);
    showFoundBesidePins(stores, search, found);
    return true;
  });
}
