import type { UserId } from '../../../src/domain/ids/ids.ts';
import { notificationSettings } from '../../../src/domain/users/notification-settings.ts';
import type { NewsEvent } from '../ports/people/news.ts';
import type { StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';

export type TellNewsDeps = { readonly ids: Pick<IdGenerator, 'next'>; readonly clock: Clock };

/**
 * Adds a news item in the transaction that stores its reason. People get no news of their own acts, of people who are
 * blocked in either direction, and of categories that they have switched off.
 * @param event `userId`: who gets the news; null when nobody is left to get it
 */
export async function tellNews(
  tx: Pick<StoreTransaction, 'news' | 'users' | 'blocks'>,
  { ids, clock }: TellNewsDeps,
  event: Omit<NewsEvent, 'id' | 'time' | 'userId'> & { readonly userId: UserId | null },
): Promise<void> {
  const { userId, actorId, category } = event;
  if (userId === null || userId === actorId) return;
  const user = await tx.users.find(userId);
  if (user === undefined || !notificationSettings(user.notifications)[category].web) return;
  if (actorId !== null) {
    const { blocked, blockedBy } = await tx.blocks.between(userId, actorId);
    if (blocked || blockedBy) return;
  }
  await tx.news.add({ ...event, userId, id: ids.next(), time: clock.now() });
}
