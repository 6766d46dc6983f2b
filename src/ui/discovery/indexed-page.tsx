import { observer } from 'mobx-react-lite';
import { createContext, useContext, useEffect, type ReactNode } from 'react';
import type { FeedSource } from '../../application/ports/pins/feed-gateway.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { NamedRoute } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import type { LoadContext, Page, PageOutcome } from '../base/navigation/page.ts';
import type { PageDataKey } from '../base/stores/page-data-store.ts';
import type { Stores } from '../base/stores/stores.ts';
import type { EmptyStateProps } from '../kit/states/empty-state.tsx';
import { askUntilReady } from './ask-until-ready.ts';
import { isIndexBuilding } from './is-index-building.ts';
import { PreparingState } from './preparing-state.tsx';
import { refillFeed } from './refill-feed.ts';

type IndexedLists<R extends NamedRoute> = {
  /** Whether the page has nothing of what comes from the index. */
  readonly isEmpty: (route: R, stores: Stores) => boolean;
  /** The feed that `load` starts. */
  readonly feedOf?: (route: R) => FeedSource | undefined;
  /** How often an empty page is read again when the index is ready, because a job first has to fill it. 0 by default. */
  readonly retries?: number;
};

/** Also a page of each of its kinds of routes. */
type IndexedPage<R extends NamedRoute> = Omit<Page<R>, 'View'> & {
  readonly View: (props: { readonly route: R }) => ReactNode;
};

const PreparingContext = createContext(false);

/** Whether the lists of the page around are empty only because the index is being built. */
export function useIsPreparing(): boolean {
  return useContext(PreparingContext);
}

/** What an empty list shows, unless its page is still being prepared: then it says so. */
export function UnlessPreparing({
  level,
  children,
}: Pick<EmptyStateProps, 'level'> & { readonly children: ReactNode }) {
  return useIsPreparing() ? <PreparingState level={level} /> : children;
}

function preparingKey(route: NamedRoute): PageDataKey<boolean> {
  return `preparing:${formatRoute(route)}`;
}

/**
 * A page with lists from the index. When it is empty, it asks whether the index is being built; it then loads again
 * until the index is ready, while `UnlessPreparing` says what is going on.
 */
export function indexedPage<R extends NamedRoute>(page: Page<R>, lists: IndexedLists<R>): IndexedPage<R> {
  return {
    ...page,
    load: (route, context) => load(page, lists, route, context),
    View: observer(function IndexedView({ route }: { readonly route: R }) {
      const app = useApp();
      const key = preparingKey(route);
      const isPreparing = app.stores.pageData.find(key) === true;
      useEffect(
        () => (isPreparing ? loadUntilReady(page, lists, route, app) : undefined),
        // The key says which route it is.
        [app, key, isPreparing],
      );
      return (
        <PreparingContext value={isPreparing}>
          <page.View route={route} />
        </PreparingContext>
      );
    }),
  };
}

async function load<R extends NamedRoute>(
  page: Page<R>,
  lists: IndexedLists<R>,
  route: R,
  context: LoadContext,
): Promise<PageOutcome> {
  const { pageData } = context.stores;
  const key = preparingKey(route);
  const outcome =
    pageData.find(key) === true
      ? await loadAgain(page, lists, route, context)
      : await page.load(route, context);
  if (outcome.kind !== 'ready') return outcome;
  const isPreparing = lists.isEmpty(route, context.stores) && (await isIndexBuilding(context.services));
  if (isPreparing || pageData.find(key) === true) pageData.set(key, isPreparing);
  return isPreparing ? { ...outcome, head: { ...outcome.head, noindex: true } } : outcome;
}

/** An empty feed of an earlier visit would stay as it is. */
async function loadAgain<R extends NamedRoute>(
  page: Page<R>,
  { feedOf }: IndexedLists<R>,
  route: R,
  context: LoadContext,
): Promise<PageOutcome> {
  const source = feedOf?.(route);
  if (source !== undefined) await refillFeed(context.stores.feeds.open(source), context);
  return page.load(route, context);
}

function loadUntilReady<R extends NamedRoute>(
  page: Page<R>,
  lists: IndexedLists<R>,
  route: R,
  context: LoadContext,
): () => void {
  let retries = lists.retries ?? 0;
  return askUntilReady(async (signal) => {
    if ((await isIndexBuilding(context.services)) || signal.aborted) return false;
    const { kind } = await loadAgain(page, lists, route, context);
    if (signal.aborted || kind === 'failed') return false;
    if (lists.isEmpty(route, context.stores) && retries-- > 0) return false;
    context.stores.pageData.set(preparingKey(route), false);
    return true;
  });
}
