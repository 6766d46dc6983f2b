import { observer } from 'mobx-react-lite';
import type { RouteOf } from '../../domain/routes/route.ts';
import type { User } from '../../domain/users/user.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../app/app-context.ts';
import type { LoadContext, PageHead, PageOf, PageOutcome } from '../app/page.ts';
import { feedFailure } from '../feeds/feed-failure.ts';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { ProfileBoards } from './profile-boards.tsx';
import { TabLinks, type TabLink } from '../kit/tab-links.tsx';
import classes from './profile-page.module.css';
import { ProfileHead } from './profile-head.tsx';

type ProfileRoute = RouteOf<'profile'>;

const ProfileView = observer(function ProfileView({ route }: { readonly route: ProfileRoute }) {
  const { stores } = useApp();
  const user = stores.users.find(route.username);
  if (user === undefined) return null;
  const isOwn = stores.session.viewer?.entityId === user.entityId;
  const source = sourceOf(route);
  return (
    <>
      <ProfileHead user={user} isOwn={isOwn} />
      <div className={classes.tabs}>
        <TabLinks label="Profile" tabs={tabsOf(route)} />
      </div>
      {source === null ? (
        <ProfileBoards username={user.username} isOwn={isOwn} />
      ) : (
        <PinFeed
          feed={stores.feeds.open(source)}
          label={route.tab === 'created' ? `Pins created by ${user.fullName}` : `Pins of ${user.fullName}`}
          empty={
            isOwn ? (
              <EmptyState
                title={route.tab === 'created' ? 'Make your first pin' : 'Nothing saved yet'}
                action={
                  <LinkButton kind="primary" size={48} href="/pin/create/">
                    Create a pin
                  </LinkButton>
                }
              >
                Pins that you make show up here.
              </EmptyState>
            ) : (
              <EmptyState title="Nothing to see yet">
                {user.fullName} has no pins that are shared with you.
              </EmptyState>
            )
          }
        />
      )}
    </>
  );
});

/** A person: who they are, their boards, what they made and what they keep. */
export const page: PageOf<'profile'> = {
  View: ProfileView,
  async load(route, context) {
    const user = await context.services.openProfile.run(route.username);
    if (user === undefined) return { kind: 'not-found' };
    if (user.username !== route.username) {
      const to = formatRoute({ ...route, username: user.username });
      return { kind: 'moved', to, permanent: true };
    }
    context.stores.users.put(user);
    return (await loadTab(route, context)) ?? { kind: 'ready', head: headOf(user, route) };
  },
};

/** Reads what the tab shows; undefined when all went well. */
async function loadTab(
  route: ProfileRoute,
  { services, stores }: LoadContext,
): Promise<PageOutcome | undefined> {
  const source = sourceOf(route);
  if (source !== null) {
    const feed = stores.feeds.open(source);
    await feed.start();
    return feedFailure(feed);
  }
  const boards = await services.listBoards.run(route.username, null);
  if (boards === undefined) return { kind: 'not-found' };
  stores.boards.showList(route.username, boards, false);
  return undefined;
}

const TABS = [
  { tab: 'created', label: 'Created' },
  { tab: undefined, label: 'Boards' },
  { tab: 'saved', label: 'All pins' },
] as const;

function tabsOf({ username, tab: current }: ProfileRoute): readonly TabLink[] {
  return TABS.map(({ tab, label }) => ({
    label,
    href: formatRoute({ kind: 'profile', username, ...(tab === undefined ? {} : { tab }) }),
    current: tab === current,
  }));
}

/** The feed of the tab; null for the boards. */
function sourceOf({ username, tab }: ProfileRoute) {
  if (tab === 'created') return { kind: 'created', username } as const;
  return tab === 'saved' ? ({ kind: 'user-pins', username } as const) : null;
}

function headOf(user: User, route: ProfileRoute): PageHead {
  return {
    title: user.seoTitle || `${user.fullName} (@${user.username})`,
    description: user.seoDescription || user.about || undefined,
    canonicalPath: formatRoute(route),
    noindex: user.excludeFromSearch,
    openGraph: {
      type: 'profile',
      image: user.isDefaultImage ? undefined : { url: user.imageXlargeUrl, width: 280, height: 280 },
    },
    jsonLd: {
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: user.fullName, alternateName: user.username },
    },
  };
}
