import type { NewsBadge } from '../../../application/ports/people/news-gateway.ts';
import type { Stores } from '../../base/stores/stores.ts';

/** Shows how many notifications and conversations of the viewer are unread. What is left out stays. */
export function showUnread({ session }: Pick<Stores, 'session'>, counts: Partial<NewsBadge>): void {
  const { viewer } = session;
  if (viewer === null) return;
  const { news = viewer.unreadNewsCount, conversations = viewer.unreadConversationCount } = counts;
  const [unreadNewsCount, unreadConversationCount] = [Math.max(0, news), conversations];
  session.show({ ...viewer, unreadNewsCount, unreadConversationCount });
}
