import type { JoinableNews, NewsObject } from '../../../../src/domain/news/news-item.ts';
import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type {
  NotificationCategory,
  NotificationChoices,
} from '../../../../src/domain/users/notification-settings.ts';

export type NewsEvent = {
  /** The id of the item, if the event starts a new one. */
  readonly id: string;
  readonly userId: UserId;
  readonly category: NotificationCategory;
  readonly about: NewsObject;
  /** The person who did it; null for news from the site. */
  readonly actorId: UserId | null;
  readonly time: number;
};

/** Something that happened to a person's pins, boards or account, possibly by several people. */
export type NewsItem = Pick<NewsEvent, 'id' | 'category' | 'about'> & {
  /** When the newest of it happened. */
  readonly time: number;
  readonly isUnread: boolean;
  /** Whoever acted last, and how many people did, both without blocked and deactivated people. */
  readonly newestActorId: UserId | null;
  readonly actorCount: number;
};

/** What decides whether and how an event becomes news. */
export type NewsTarget = {
  /** The choices of the person who gets the news. */
  readonly choices: NotificationChoices;
  /** The person has blocked the actor, or the other way round. */
  readonly isBlocked: boolean;
  /** The newest item of the same person, category and object, if that began within a day. */
  readonly joinable: (JoinableNews & { readonly id: string }) | null;
};

/** The last item of the previous page. */
export type NewsPlace = Pick<NewsItem, 'id' | 'time'>;

/**
 * News items of people. Items of people who are all blocked (in either direction), deactivated or gone are left out, and
 * so are hidden items in lists and counts, and conversations that the person has left. Items about a pin or a board go
 * with it.
 */
export interface NewsReader {
  /** Newest first. */
  ofUser(
    userId: UserId,
    page: { readonly after: NewsPlace | null; readonly limit: number },
  ): Promise<readonly NewsItem[]>;
  /** An item of this person, hidden or not; items of others are not found. */
  find(userId: UserId, id: string): Promise<NewsItem | undefined>;
  /** The actors, newest first. Empty for items of other people. */
  actorsOf(userId: UserId, id: string): Promise<readonly UserId[]>;
  unreadCount(userId: UserId): Promise<number>;
}

export interface NewsRepository extends NewsReader {
  /** Undefined for an unknown person. */
  target(event: Omit<NewsEvent, 'id'>): Promise<NewsTarget | undefined>;
  /** Adds the event as a new item. A pin or board that it is about exists. */
  insert(event: NewsEvent): Promise<void>;
  /** Adds the actor to an item if the item does not name them yet. It is unread again and moves to the top. */
  join(itemId: string, act: { readonly actorId: UserId; readonly time: number }): Promise<void>;
  /** Unknown ids and items of others are fine. Returns how many of these items the person has. */
  markRead(userId: UserId, ids: readonly string[]): Promise<number>;
  markAllRead(userId: UserId): Promise<void>;
  /** The person's items about this thing. */
  markReadAbout(userId: UserId, about: NewsObject): Promise<void>;
  /** Hides an item, or shows it again. An unknown id is fine. */
  setHidden(userId: UserId, id: string, isHidden: boolean): Promise<void>;
  /** Removes everybody's items about this thing. */
  removeAbout(about: NewsObject): Promise<void>;
  /** Removes items whose newest event is from before `time`. */
  removeBefore(time: number): Promise<void>;
  /** Removes all but the newest items of people who have more; of very many such people only some at once. */
  keepNewest(perPerson: number): Promise<void>;
}
