import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../base/app-context.ts';
import { lazyComponent } from '../base/lazy/lazy-component.tsx';
import type { PageOf } from '../base/navigation/page.ts';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { FailedPage } from '../status/failed-page.tsx';
import { feedName } from '../base/stores/feed-store.ts';
import { chosenHomeFeed, HOME_FEED, loadHome } from '../feeds/load-home.ts';
import { text } from '../text/language.ts';
import { HOME_BOARD } from './internal/home-board.ts';
import { HomeTabs } from './internal/home-tabs.tsx';
import { homeMessages } from './internal/messages.en.ts';

/** The feed contains own pins, so it is empty only after all of them were deleted. */
const EmptyHome = lazyComponent(
  async () => (await import('./internal/empty-home.tsx')).EmptyHome,
  FailedPage,
);
const EmptyFollowing = lazyComponent(
  async () => (await import('./internal/empty-following.tsx')).EmptyFollowing,
  FailedPage,
);
const HomeEnd = lazyComponent(async () => (await import('./internal/home-end.tsx')).HomeEnd);
const HomeBoardIdeas = lazyComponent(
  async () => (await import('./internal/home-board-ideas.tsx')).HomeBoardIdeas,
  FailedPage,
);
const NewPins = lazyComponent(async () => (await import('./internal/new-pins.tsx')).NewPins);

const MemberHome = observer(function MemberHome() {
  return <HomeFeed empty={<EmptyHome />} />;
});

/** The feed that a member has chosen, with a heading for screen readers; `children` are between the two. */
export const HomeFeed = observer(function HomeFeed({
  empty,
  children,
}: {
  readonly empty: ReactNode;
  readonly children?: ReactNode;
}) {
  const { stores } = useApp();
  const board = stores.pageData.find(HOME_BOARD) ?? null;
  const source = chosenHomeFeed(stores);
  const feed = stores.feeds.open(source);
  return (
    <>
      <VisuallyHidden>
        <h1>{text(homeMessages.title)}</h1>
      </VisuallyHidden>
      <HomeTabs />
      {children}
      {board === null ? (
        <>
          <NewPins feed={feed} />
          <PinFeed
            key={feedName(source)}
            feed={feed}
            label={text(homeMessages.feed)}
            empty={source === HOME_FEED ? empty : <EmptyFollowing />}
          />
          {feed.phase === 'ended' && !feed.isEmpty && <HomeEnd />}
        </>
      ) : (
        <HomeBoardIdeas key={board.entityId} board={board} />
      )}
    </>
  );
});

/** The home feed of members: pins of followed sources first. */
export const page: PageOf<'home'> = {
  View: MemberHome,
  load: (_route, context) => loadHome(context),
};
