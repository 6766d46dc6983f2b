import type { Stores } from '../../base/stores/stores.ts';

/** Shows how many notifications of the viewer are unread. */
export function showUnread({ session }: Pick<Stores, 'session'>, count: number): void {
  const { viewer } = session;
  if (viewer !== null) session.show({ ...viewer, unreadNewsCount: Math.max(0, count) });
}
