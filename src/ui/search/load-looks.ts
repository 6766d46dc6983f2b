import type { LooksSource } from '../../application/ports/search/search-gateway.ts';
import type { AppValue } from '../base/app-context.ts';
import type { Feed } from '../base/stores/feed.ts';
import { feedName } from '../base/stores/feed-store.ts';
import type { PageDataKey } from '../base/stores/page-data-store.ts';

/** Whether the pins of a search by looks are missing because the index is being prepared. */
export function awaitedKey(source: LooksSource): PageDataKey<boolean> {
  return feedName(source);
}

type LooksContext = Pick<AppValue, 'services' | 'stores'>;

/** Loads the first page of a search by looks. A list without pins may only lack them until the index is ready. */
export async function loadLooks(feed: Feed, source: LooksSource, context: LooksContext): Promise<void> {
  await feed.start();
  if (feed.isEmpty) await askForLooks(feed, source, context);
}

/**
 * Asks again for the pins of an empty list. The result is true when the index was ready.
 * @param signal says that the answer is of no use any more
 * @throws {ServiceError}
 */
export async function askForLooks(
  feed: Feed,
  source: LooksSource,
  { services, stores }: LooksContext,
  signal?: AbortSignal,
): Promise<boolean> {
  const { search } = await services.openSearch();
  const found = await search.looks(source);
  if (signal?.aborted === true) return false;
  const isAwaited = found !== 'refused' && found.building;
  if (found !== 'refused' && feed.isEmpty) feed.showAnew(found.pins, found.bookmark);
  stores.pageData.set(awaitedKey(source), isAwaited);
  return !isAwaited;
}
