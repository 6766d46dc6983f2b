import { observer } from 'mobx-react-lite';
import { useApp } from '../app/app-context.ts';
import type { PageOf } from '../app/page.ts';
import { feedFailure } from '../feeds/feed-failure.ts';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { Welcome } from './welcome.tsx';

const SOURCE = { kind: 'home' } as const;

const HomeView = observer(function HomeView() {
  const { stores, site } = useApp();
  const signedIn = stores.session.signedIn;
  return (
    <>
      {signedIn ? (
        <VisuallyHidden>
          <h1>Home</h1>
        </VisuallyHidden>
      ) : (
        <Welcome siteName={site.name} />
      )}
      <PinFeed
        feed={stores.feeds.open(SOURCE)}
        label="Home feed"
        empty={
          signedIn ? (
            <EmptyState
              title="Make your first pin"
              action={
                <LinkButton kind="primary" size={48} href="/pin/create/">
                  Create a pin
                </LinkButton>
              }
            >
              Add a picture that you want to find again. It shows up here, on its board and on your profile.
            </EmptyState>
          ) : (
            <EmptyState title="Nothing here yet">
              Nobody has made a public pin on this server so far. Yours can be the first.
            </EmptyState>
          )
        }
      />
    </>
  );
});

/** The home feed: for members what they follow first, for visitors what is popular. */
export const page: PageOf<'home'> = {
  View: HomeView,
  async load(_route, { stores, site }) {
    const feed = stores.feeds.openAnew(SOURCE);
    await feed.start();
    const head = {
      title: '',
      description: `${site.name}: pictures worth keeping, on boards, with the way back to where they came from.`,
      canonicalPath: '/',
      noindex: false,
    };
    return feedFailure(feed) ?? { kind: 'ready', head };
  },
};
