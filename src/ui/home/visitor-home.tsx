import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isFirstAccount, maySignUp, type SignupPolicy } from '../../domain/users/signup-policy.ts';
import { useApp } from '../base/app-context.ts';
import { lazyComponent } from '../base/lazy/lazy-component.tsx';
import type { PageOf } from '../base/navigation/page.ts';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { SkeletonGrid } from '../kit/states/skeleton-grid.tsx';
import { HOME_FEED, loadHome } from '../feeds/load-home.ts';
import { Welcome } from './internal/welcome.tsx';
import { text } from '../text/language.ts';
import { homeMessages } from './internal/messages.en.ts';

const VisitorEnd = lazyComponent(async () => (await import('./internal/visitor-end.tsx')).VisitorEnd);

const VisitorHome = observer(function VisitorHome() {
  const { stores, site } = useApp();
  const feed = stores.feeds.open(HOME_FEED);
  return (
    <>
      <Welcome site={site} />
      <PinFeed feed={feed} label={text(homeMessages.popular)} empty={emptyWall(site.signupPolicy)} />
      {feed.phase === 'ended' && !feed.isEmpty && <VisitorEnd />}
    </>
  );
});

function emptyWall(signupPolicy: SignupPolicy): ReactNode {
  // The page already shows the form for the first account.
  if (isFirstAccount(signupPolicy)) return <SkeletonGrid />;
  return (
    <EmptyState title={text(homeMessages.empty)}>
      {text(maySignUp(signupPolicy) ? homeMessages.emptyMayJoin : homeMessages.emptyDetail)}
    </EmptyState>
  );
}

/** The home of visitors: an introduction above popular pins. */
export const page: PageOf<'home'> = {
  View: VisitorHome,
  load: (_route, context) => loadHome(context),
};
