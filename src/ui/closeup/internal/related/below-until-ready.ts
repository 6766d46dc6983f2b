import type { PinId } from '../../../../domain/ids/ids.ts';
import type { AppValue } from '../../../base/app-context.ts';
import type { Feed } from '../../../base/stores/feed.ts';
import { askUntilReady } from '../../../discovery/ask-until-ready.ts';
import { isIndexBuilding } from '../../../discovery/is-index-building.ts';
import { refillFeed } from '../../../discovery/refill-feed.ts';
import { isAwaitedKey, readSurroundings } from './read-surroundings.ts';

/**
 * Reads what is below an open pin again when the index is ready: until then there are popular pins in place of those
 * like it. Pins of further pages stay, so that nobody loses their place. Call the result to stop.
 */
export function readBelowUntilReady(
  context: Pick<AppValue, 'services' | 'stores'>,
  pinId: PinId,
  feed: Feed,
  products: Feed | null,
): () => void {
  const { services, stores } = context;
  const count = feed.ids.length;
  return askUntilReady(async (signal) => {
    if ((await isIndexBuilding(services)) || signal.aborted) return false;
    const [found] = await Promise.all([
      services.loadFeedPage.run(feed.source, null),
      products && refillFeed(products, context),
      readSurroundings(context, pinId),
    ]);
    if (found.kind === 'page' && feed.ids.length === count)
      feed.showAnew(found.page.pins, found.page.bookmark);
    return stores.pageData.find(isAwaitedKey(pinId)) !== true;
  });
}
