import type { UserId } from '../../../src/domain/ids/ids.ts';
import { joinsNews } from '../../../src/domain/news/news-item.ts';
import { notificationSettings } from '../../../src/domain/users/notification-settings.ts';
import type { NewsEvent } from '../ports/people/news.ts';
import type { StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';

export type NotifyDeps = { readonly ids: Pick<IdGenerator, 'next'>; readonly clock: Clock };

/**
 * Adds news in the transaction that stores its reason: a new item, or more of one from the same day. People get no news
 * of their own acts, of people who are blocked in either direction, and of categories that they have switched off.
 * @param event `userId`: who gets the news; null when nobody is left to get it
 */
export async function notify(
  tx: Pick<StoreTransaction, 'news'>,
  { ids, clock }: NotifyDeps,
  event: Omit<NewsEvent, 'id' | 'time' | 'userId'> & { readonly userId: UserId | null },
): Promise<void> {
  const { userId, actorId, category } = event;
  if (userId === null || userId === actorId) return;
  const time = clock.now();
  const target = await tx.news.target({ ...event, userId, time });
  if (target === undefined || target.isBlocked) return;
  if (!notificationSettings(target.choices)[category].web) return;
  const { joinable } = target;
  if (joinable === null) await tx.news.insert({ ...event, userId, id: ids.next(), time });
  else if (actorId !== null && joinsNews(joinable, category))
    await tx.news.join(joinable.id, { actorId, time });
}
