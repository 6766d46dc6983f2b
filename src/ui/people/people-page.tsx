import { observer } from 'mobx-react-lite';
import type { PeopleSource } from '../../application/ports/follow-gateway.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import type { User } from '../../domain/users/user.ts';
import { useApp } from '../app/app-context.ts';
import type { LoadContext, PageOutcome } from '../app/page.ts';
import { AppLink } from '../kit/app-link.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { TabLinks } from '../kit/tab-links.tsx';
import { UserAvatar } from '../kit/user-avatar.tsx';
import { FollowedBoards } from './followed-boards.tsx';
import { followedBoardsName, peopleListName } from './list-names.ts';
import { PeopleList } from './people-list.tsx';
import classes from './people-page.module.css';

type PeopleRoute = RouteOf<'followers'> | RouteOf<'following'>;

/** Who follows somebody, and whom and what somebody follows. */
export const PeopleView = observer(function PeopleView({ route }: { readonly route: PeopleRoute }) {
  const { stores } = useApp();
  const user = stores.users.find(route.username);
  if (user === undefined) return null;
  const isOwn = stores.session.viewer?.entityId === user.entityId;
  const profile = formatRoute({ kind: 'profile', username: user.username });
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <AppLink href={profile} className={classes.person} aria-label={user.fullName}>
          <UserAvatar user={user} size={48} />
        </AppLink>
        <h1 className={classes.title}>{titleOf(user, route)}</h1>
      </header>
      <div className={classes.tabs}>
        <TabLinks label="Followers and following" tabs={tabsOf(route)} />
      </div>
      {route.kind === 'following' && route.of === 'boards' ? (
        <FollowedBoards username={route.username} empty={emptyOf(route, user, isOwn)} />
      ) : (
        <PeopleList source={sourceOf(route)} empty={emptyOf(route, user, isOwn)} />
      )}
    </div>
  );
});

/** Reads the person and the first page of the list. */
export async function loadPeople(
  route: PeopleRoute,
  { services, stores }: LoadContext,
): Promise<PageOutcome> {
  const user = await services.openProfile.run(route.username);
  if (user === undefined) return { kind: 'not-found' };
  if (user.username !== route.username)
    return { kind: 'moved', to: formatRoute({ ...route, username: user.username }), permanent: true };
  stores.users.put(user);
  const follows = await services.openFollows();
  if (route.kind === 'following' && route.of === 'boards') {
    const page = await follows.listFollowedBoards.run(route.username, null);
    if (page === undefined) return { kind: 'not-found' };
    stores.boards.showList(followedBoardsName(route.username), page, false);
  } else {
    const source = sourceOf(route);
    const page = await follows.listPeople.run(source, null);
    if (page === undefined) return { kind: 'not-found' };
    stores.users.showList(peopleListName(source), page, false);
  }
  return { kind: 'ready', head: { title: titleOf(user, route), noindex: true } };
}

function sourceOf({ kind, username }: PeopleRoute): PeopleSource {
  return { kind, username };
}

function titleOf({ fullName }: User, route: PeopleRoute): string {
  if (route.kind === 'followers') return `Followers of ${fullName}`;
  return route.of === 'boards' ? `Boards ${fullName} follows` : `People ${fullName} follows`;
}

function tabsOf(route: PeopleRoute) {
  const { username } = route;
  return [
    {
      label: 'Followers',
      href: formatRoute({ kind: 'followers', username }),
      current: route.kind === 'followers',
    },
    {
      label: 'Following',
      href: formatRoute({ kind: 'following', username }),
      current: route.kind === 'following' && route.of === undefined,
    },
    {
      label: 'Boards',
      href: formatRoute({ kind: 'following', username, of: 'boards' }),
      current: route.kind === 'following' && route.of === 'boards',
    },
  ];
}

function emptyOf(route: PeopleRoute, { fullName }: User, isOwn: boolean) {
  if (route.kind === 'followers')
    return (
      <EmptyState title="No followers yet">
        {isOwn
          ? 'Pins and boards that others find bring followers. They are listed here.'
          : `Be the first to follow ${fullName}.`}
      </EmptyState>
    );
  return (
    <EmptyState title={route.of === 'boards' ? 'No boards followed yet' : 'Nobody followed yet'}>
      {isOwn
        ? 'Follow people and boards that you like: what they save then comes to your home feed.'
        : `${fullName} follows nothing that you can see here.`}
    </EmptyState>
  );
}
