import type { AppValue } from '../base/app-context.ts';
import type { Feed } from '../base/stores/feed.ts';

/** Reads the first page of an empty list again. It stays empty until there are pins. @throws {ServiceError} */
export async function refillFeed(feed: Feed, { services }: Pick<AppValue, 'services'>): Promise<void> {
  if (!feed.isEmpty) return;
  const outcome = await services.loadFeedPage.run(feed.source, null);
  if (outcome.kind === 'page' && feed.isEmpty) feed.showAnew(outcome.page.pins, outcome.page.bookmark);
}
