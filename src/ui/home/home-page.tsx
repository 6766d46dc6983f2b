import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../base/app-context.ts';
import { lazyComponent } from '../base/lazy/lazy-component.tsx';
import type { PageOf } from '../base/navigation/page.ts';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { FailedPage } from '../status/failed-page.tsx';
import { HOME_FEED, loadHome } from '../feeds/load-home.ts';
import { text } from '../text/language.ts';
import { homeMessages } from './internal/messages.en.ts';

/** The feed contains own pins, so it is empty only after all of them were deleted. */
const EmptyHome = lazyComponent(
  async () => (await import('./internal/empty-home.tsx')).EmptyHome,
  FailedPage,
);

const MemberHome = observer(function MemberHome() {
  return <HomeFeed empty={<EmptyHome />} />;
});

/** The feed of a member with a heading for screen readers; `children` are between the two. */
export const HomeFeed = observer(function HomeFeed({
  empty,
  children,
}: {
  readonly empty: ReactNode;
  readonly children?: ReactNode;
}) {
  const { stores } = useApp();
  return (
    <>
      <VisuallyHidden>
        <h1>{text(homeMessages.title)}</h1>
      </VisuallyHidden>
      {children}
      <PinFeed feed={stores.feeds.open(HOME_FEED)} label={text(homeMessages.feed)} empty={empty} />
    </>
  );
});

/** The home feed of members: pins of followed sources first. */
export const page: PageOf<'home'> = {
  View: MemberHome,
  load: (_route, context) => loadHome(context),
};
