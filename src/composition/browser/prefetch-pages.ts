import { loadPage } from '../../ui/app/page-table.ts';
import type { Services } from '../../ui/base/services.ts';

/** Fetches what a press on a card opens; it is to be there before somebody can press. */
export function prefetchCloseup(): void {
  loadPage({ kind: 'pin', pinId: '' }, null).catch(() => undefined);
}

/**
 * Fetches the screens between which people go to and fro, once the page that is shown has everything it needs and the
 * browser has nothing to do. Who saves data fetches them when they are wanted.
 */
export function prefetchPages({ openBoardTools }: Services): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  const fetchAll = () => {
    const parts = [
      loadPage({ kind: 'board', username: '', boardId: '' }, null),
      loadPage({ kind: 'profile', username: '' }, null),
      openBoardTools(),
    ];
    // What does not come now comes, or says why not, when it is wanted.
    for (const part of parts) part.catch(() => undefined);
  };
  const whenIdle = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(fetchAll) : setTimeout(fetchAll, 1000);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
