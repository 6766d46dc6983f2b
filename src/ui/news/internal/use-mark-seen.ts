import { useCallback, useRef } from 'react';
import { useApp } from '../../base/app-context.ts';
import { useWhenVisible } from '../../base/use-when-visible.ts';
import { markSeen, type ListedNews } from './news-list.ts';

/** Marks listed notifications as read, once each and together, as soon as the page is visible. */
export function useMarkSeen(items: readonly ListedNews[]): void {
  const { services, stores } = useApp();
  const marked = useRef(new Set<string>());
  const mark = useCallback(() => {
    const unread = items
      .filter(({ id, isUnread }) => isUnread && !marked.current.has(id))
      .map(({ id }) => id);
    if (unread.length === 0) return;
    for (const id of unread) marked.current.add(id);
    void markSeen({ services, stores }, unread);
  }, [items, services, stores]);
  useWhenVisible(mark);
}
