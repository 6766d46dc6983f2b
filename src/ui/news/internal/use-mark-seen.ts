import { useEffect, useRef } from 'react';
import { useApp } from '../../base/app-context.ts';
import { markSeen, type ListedNews } from './news-list.ts';

/** Marks listed notifications as read, once each and together, as soon as the page is visible. */
export function useMarkSeen(items: readonly ListedNews[]): void {
  const { services, stores } = useApp();
  const marked = useRef(new Set<string>());
  useEffect(() => {
    const mark = () => {
      if (document.hidden) return;
      const unread = items.filter(({ id, isUnread }) => isUnread && !marked.current.has(id));
      if (unread.length === 0) return;
      for (const { id } of unread) marked.current.add(id);
      void markSeen(
        { services, stores },
        unread.map(({ id }) => id),
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [items, services, stores]);
}
