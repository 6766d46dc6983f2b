import { observer } from 'mobx-react-lite';
import { phrase } from '../../domain/messages/message.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import type { ProfileView as View } from '../../domain/surfaces/profile-view.ts';
import type { User } from '../../domain/users/user.ts';
import { useApp } from '../base/app-context.ts';
import type { LoadContext, PageHead, PageOf, PageOutcome } from '../base/navigation/page.ts';
import edges from '../grid/grid-edges.module.css';
import type { Feed } from '../base/stores/feed.ts';
import { feedFailure } from '../feeds/feed-failure.ts';
import { classNames } from '../kit/class-names.ts';
import { TabLinks, type TabLink } from '../kit/lists/tab-links.tsx';
import type { Stores } from '../base/stores/stores.ts';
import { BoardListTools } from './internal/board-list-tools.tsx';
import { PinListTools } from './internal/pin-list-tools.tsx';
import { ProfileBoards } from './internal/profile-boards.tsx';
import { ProfileHead } from './internal/profile-head.tsx';
import { profileBoardList, profileFeed, type NamedBoardList } from './internal/profile-lists.ts';
import classes from './internal/profile-page.module.css';
import { ProfilePins } from './internal/profile-pins.tsx';
import { readProfileView } from '../list-view/profile-view.ts';
import { text } from '../text/language.ts';
import { profileMessages } from './internal/messages.en.ts';

type ProfileRoute = RouteOf<'profile'>;

const ProfileView = observer(function ProfileView({ route }: { readonly route: ProfileRoute }) {
  const { stores } = useApp();
  const user = stores.users.find(route.username);
  if (user === undefined) return null;
  const view = ownView(stores, user);
  const source = profileFeed(route, view);
  const isOwn = view !== null;
  const list = profileBoardList(user.username, view);
  const feed = source === null ? null : stores.feeds.open(source);
  return (
    <>
      <ProfileHead user={user} isOwn={isOwn} />
      <div className={classNames(edges.edges, classes.bar)}>
        <TabLinks label={text(profileMessages.tabs)} tabs={tabsOf(route)} />
        <div className={classes.tools}>
          {feed !== null && !hasNoPins(feed) && <PinListTools filtered={isOwn && route.tab === 'saved'} />}
          {feed === null && isOwn && (
            <BoardListTools username={user.username} hasBoards={!hasNoBoards(stores, list)} />
          )}
        </div>
      </div>
      {feed === null ? (
        <ProfileBoards list={list} isOwn={isOwn} />
      ) : (
        <ProfilePins feed={feed} user={user} isOwn={isOwn} />
      )}
    </>
  );
});

/** A profile: the person, their boards, their created pins and their saved pins. */
export const page: PageOf<'profile'> = {
  View: ProfileView,
  async load(route, context) {
    const [user] = await Promise.all([context.services.users.find(route.username), readProfileView(context)]);
    if (user === undefined) return { kind: 'not-found' };
    if (user.username !== route.username) {
      const to = formatRoute({ ...route, username: user.username });
      return { kind: 'moved', to, permanent: true };
    }
    context.stores.users.put(user);
    return (await loadTab(route, user, context)) ?? { kind: 'ready', head: headOf(user, route) };
  },
};

/** Loads the data of the tab; undefined on success. */
async function loadTab(
  route: ProfileRoute,
  user: User,
  { services, stores }: LoadContext,
): Promise<PageOutcome | undefined> {
  const view = ownView(stores, user);
  const source = profileFeed(route, view);
  if (source !== null) {
    const feed = stores.feeds.open(source);
    await feed.start();
    return feedFailure(feed);
  }
  const { name, query } = profileBoardList(route.username, view);
  const boards = await services.listBoards.run(query, null);
  if (boards === undefined) return { kind: 'not-found' };
  stores.boards.showList(name, boards, false);
  return undefined;
}

/** True when the person has no boards at all; an empty search result is not enough. */
function hasNoBoards({ boards }: Stores, { name, query }: NamedBoardList): boolean {
  const shown = boards.listOf(name);
  const isAll = (query.filter ?? 'NONE') === 'NONE';
  return isAll && shown !== undefined && shown.boards.length === 0 && shown.bookmark === null;
}

/** True when the person has no pins at all. */
function hasNoPins({ isEmpty, source }: Feed): boolean {
  return isEmpty && !(source.kind === 'user-pins' && source.filter !== undefined);
}

/** The viewer's settings for their own profile; null on profiles of others, which look the same to everybody. */
function ownView({ session, profileView }: Stores, user: User): View | null {
  return session.viewer?.entityId === user.entityId ? profileView.view : null;
}

const TABS = [
  { tab: 'created', label: profileMessages.created },
  { tab: undefined, label: profileMessages.boards },
  { tab: 'saved', label: profileMessages.allPins },
] as const;

function tabsOf({ username, tab: current }: ProfileRoute): readonly TabLink[] {
  return TABS.map(({ tab, label }) => ({
    label: text(label),
    href: formatRoute({ kind: 'profile', username, ...(tab === undefined ? {} : { tab }) }),
    current: tab === current,
    ...(tab === undefined && { anchor: 'profile_boards_tab' }),
  }));
}

function headOf(user: User, route: ProfileRoute): PageHead {
  return {
    title:
      user.seoTitle || phrase(profileMessages.pageTitle, { name: user.fullName, username: user.username }),
    description:
      user.seoDescription ||
      user.about ||
      phrase(profileMessages.pageDescription, {
        pins: user.pinCount,
        boards: user.boardCount,
        name: user.fullName,
      }),
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
