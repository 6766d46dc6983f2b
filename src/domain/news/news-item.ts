import type { NotificationCategory } from '../users/notification-settings.ts';

/** What a news item is about. A report, a decision and an appeal are cases of moderation. */
export type NewsObjectKind = 'pin' | 'board' | 'person' | 'conversation' | 'report' | 'decision' | 'appeal';
export type NewsObject = { readonly kind: NewsObjectKind; readonly id: string };

/** News of these categories come from the site; all others come from people. */
const FROM_SITE = ['report', 'system'] as const satisfies readonly NotificationCategory[];
export const NEWS_FROM_SITE: readonly NotificationCategory[] = FROM_SITE;

/** What happens to the same thing within this time becomes one news item. */
export const NEWS_GROUP_MS = 86_400_000;
/** How many people one news item names at most. */
export const ACTORS_PER_NEWS = 100;
/** How many news items a person keeps, and for how long. */
export const NEWS_PER_PERSON = 500;
export const NEWS_KEPT_MS = 90 * 86_400_000;

/** An item that an event may join. */
export type JoinableNews = {
  /** How many people it names. */
  readonly actorCount: number;
  /** It names the actor of the event already. */
  readonly hasActor: boolean;
};

/**
 * Whether what somebody does changes an item of the same person, category and object. Another message is news; saving or
 * following the same thing again is not.
 */
export function joinsNews({ actorCount, hasActor }: JoinableNews, category: NotificationCategory): boolean {
  return hasActor ? category === 'message' : actorCount < ACTORS_PER_NEWS;
}
