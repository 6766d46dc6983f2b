import { ServiceError } from '../../../application/ports/service-error.ts';
import type { PinSearch } from '../../../domain/search/pin-search.ts';
import type { AppValue } from '../../base/app-context.ts';
import { factsKey } from './search-data.ts';

/** The first pause, ms; each further one is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Searches again while the index is being prepared, until the results are complete; less and less often, and only while
 * the page is visible. Pins of further pages stay, so that nobody loses their place. Call the result to stop.
 */
export function searchUntilReady(
  { services, stores }: Pick<AppValue, 'services' | 'stores'>,
  search: PinSearch,
): () => void {
  let pause = FIRST_PAUSE_MS;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const feed = stores.feeds.open({ kind: 'search', search });
  const count = feed.ids.length;

  const isReady = async () => {
    const found = await (await services.openSearch()).search.pins(search);
    if (found === 'refused' || found.facts.building || isStopped) return false;
    if (feed.ids.length === count) feed.showAnew(found.pins, found.bookmark);
    stores.pageData.set(factsKey(search), found.facts);
    return true;
  };
  const again = async () => {
    try {
      if (!document.hidden && (await isReady())) return;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
    }
    if (!isStopped) wait();
  };
  const wait = () => {
    timer = setTimeout(() => void again(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  wait();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
