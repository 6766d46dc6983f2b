import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { LooksSource } from '../../application/ports/search/search-gateway.ts';
import { useApp } from '../base/app-context.ts';
import { askUntilReady } from '../discovery/ask-until-ready.ts';
import { PreparingState } from '../discovery/preparing-state.tsx';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { SkeletonGrid } from '../kit/states/skeleton-grid.tsx';
import { Skeleton } from '../kit/states/skeleton.tsx';
import { text } from '../text/language.ts';
import { searchMessages } from './internal/messages.en.ts';
import { askForLooks, awaitedKey } from './load-looks.ts';

type LooksFeedProps = {
  /** The same object as long as the search is the same. */
  readonly source: LooksSource;
  /** Accessible name of the list. */
  readonly label: string;
  /** Shown when no pin looks like that. */
  readonly empty: ReactNode;
};

/** The pins of a search by looks. While the index is being prepared, it says so, and asks again until they are there. */
export const LooksFeed = observer(function LooksFeed({ source, label, empty }: LooksFeedProps) {
  const app = useApp();
  const { feeds, pageData } = app.stores;
  const feed = feeds.open(source);
  const known = pageData.find(awaitedKey(source));
  const isAwaited = feed.isEmpty && known === true;
  const isSearching = feed.ids.length === 0 && (feed.phase === 'fresh' || feed.phase === 'loading');
  // Also when the pins of the list were removed from it.
  const isUnknown = feed.isEmpty && known === undefined;
  useEffect(
    () =>
      isAwaited || isUnknown ? askUntilReady((signal) => askForLooks(feed, source, app, signal)) : undefined,
    [app, feed, source, isAwaited, isUnknown],
  );
  return (
    <>
      {(isSearching || isUnknown) && (
        <Skeleton label={text(searchMessages.loadingPins)}>
          <SkeletonGrid />
        </Skeleton>
      )}
      {!isUnknown && <PinFeed feed={feed} label={label} empty={isAwaited ? <PreparingState /> : empty} />}
    </>
  );
});
