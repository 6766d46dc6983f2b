import type { News } from '../../../application/ports/people/news-gateway.ts';
import { ServiceError } from '../../../application/ports/service-error.ts';
import type { PinId } from '../../../domain/ids/ids.ts';
import type { AppValue } from '../../base/app-context.ts';
import { PINS_OF_PAGE, type PageDataKey } from '../../base/stores/page-data-store.ts';
import { showUnread } from './show-unread.ts';
import { openNews } from './open-news.ts';

type NewsApp = Pick<AppValue, 'stores' | 'services'>;

/** A notification in the list; its pin is in the store of pins. */
export type ListedNews = Omit<News, 'pin'> & { readonly pinId: PinId | null };

export type NewsList = { readonly items: readonly ListedNews[]; readonly bookmark: string | null };

export const NEWS: PageDataKey<NewsList> = 'news:list';

/** Loads the first page, or the next one. */
export async function loadNews({ services, stores }: NewsApp, isFirst: boolean): Promise<void> {
  const news = await openNews(services);
  const shown = isFirst ? undefined : stores.pageData.find(NEWS);
  const page = await news.list(shown?.bookmark ?? null);
  if (page === 'expired') {
    // The first page has no bookmark that could be outdated.
    if (!isFirst) await loadNews({ services, stores }, true);
    return;
  }
  stores.pins.put(page.items.flatMap(({ pin }) => pin ?? []));
  const known = new Set(shown?.items.map(({ id }) => id));
  const added = page.items
    .filter(({ id }) => !known.has(id))
    .map(({ pin, ...item }): ListedNews => ({ ...item, pinId: pin?.entityId ?? null }));
  const items = [...(shown?.items ?? []), ...added];
  stores.pageData.set(NEWS, { items, bookmark: page.bookmark });
  stores.pageData.set(
    PINS_OF_PAGE,
    items.flatMap(({ pinId }) => pinId ?? []),
  );
}

/** Tells the server which notifications were seen. Their marks stay until the page is opened again. */
export async function markSeen({ services, stores }: NewsApp, ids: readonly string[]): Promise<void> {
  try {
    await (await openNews(services)).markRead(ids);
    showUnread(stores, { news: (stores.session.viewer?.unreadNewsCount ?? 0) - ids.length });
  } catch (error) {
    // They stay unread, and are marked at the next visit.
    if (!(error instanceof ServiceError)) throw error;
  }
}
