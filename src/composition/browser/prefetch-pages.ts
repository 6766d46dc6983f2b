import { loadPage } from '../../ui/app/page-table.ts';
import type { Services } from '../../ui/base/services.ts';

/** Prefetches the closeup, before a user can click a card. */
export function prefetchCloseup(): void {
  loadPage({ kind: 'pin', pinId: '' }, null).catch(() => undefined);
}

/** Prefetches the most visited screens when the page is loaded and the browser is idle, unless the user saves data. */
export function prefetchPages({ openBoardTools }: Services): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  const fetchAll = () => {
    const parts = [
      loadPage({ kind: 'board', username: '', boardId: '' }, null),
      loadPage({ kind: 'profile', username: '' }, null),
      openBoardTools(),
    ];
    // A failed prefetch is repeated, and reported, by the navigation itself.
    for (const part of parts) part.catch(() => undefined);
  };
  const whenIdle = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(fetchAll) : setTimeout(fetchAll, 1000);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
