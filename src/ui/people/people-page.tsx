import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PeopleSource } from '../../application/ports/people/follow-gateway.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { profileLink } from '../../domain/users/profile-link.ts';
import type { User } from '../../domain/users/user.ts';
import { useApp } from '../base/app-context.ts';
import type { LoadContext, PageOutcome } from '../base/navigation/page.ts';
import { FollowButton } from '../follow/follow-button.tsx';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { TabLinks } from '../kit/lists/tab-links.tsx';
import { UserAvatar } from '../kit/user-avatar.tsx';
import { FindPins } from '../status/find-pins.tsx';
import { ALL_TOPICS, followedTopicsName } from '../follow/topic-lists.ts';
import { FollowedBoards } from './followed-boards.tsx';
import { FollowedTopics } from './followed-topics.tsx';
import { followedBoardsName, peopleListName } from './list-names.ts';
import { PeopleList } from './people-list.tsx';
import { PersonLink } from './person-link.tsx';
import classes from './people-page.module.css';

type PeopleRoute = RouteOf<'followers'> | RouteOf<'following'>;

/** The followers of a person, and the people and boards that a person follows. */
export const PeopleView = observer(function PeopleView({ route }: { readonly route: PeopleRoute }) {
  const { stores } = useApp();
  const user = stores.users.find(route.username);
  if (user === undefined) return null;
  const isOwn = stores.session.viewer?.entityId === user.entityId;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <PersonLink person={user} className={classes.person} label={user.fullName}>
          <UserAvatar user={user} size={48} />
        </PersonLink>
        <h1 className={classes.title}>{titleOf(user, route)}</h1>
      </header>
      <div className={classes.tabs}>
        <TabLinks label="Followers and following" tabs={tabsOf(route)} />
      </div>
      {listOf(route, emptyOf(route, user, isOwn))}
    </div>
  );
});

function listOf(route: PeopleRoute, empty: ReactNode) {
  if (route.kind === 'following' && route.of === 'boards')
    return <FollowedBoards username={route.username} empty={empty} />;
  if (route.kind === 'following' && route.of === 'topics')
    return <FollowedTopics username={route.username} empty={empty} />;
  return <PeopleList source={sourceOf(route)} empty={empty} />;
}

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
  } else if (route.kind === 'following' && route.of === 'topics') {
    const isOwn = stores.session.viewer?.entityId === user.entityId;
    const [page, all] = await Promise.all([
      follows.listFollowedTopics.run(route.username, null),
      isOwn ? follows.listTopics.run() : [],
    ]);
    if (page === undefined) return { kind: 'not-found' };
    stores.pageData.set(followedTopicsName(route.username), { topics: page.topics, bookmark: page.bookmark });
    stores.pageData.set(ALL_TOPICS, { topics: all, bookmark: null });
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
  const what = { boards: 'Boards', topics: 'Topics', people: 'People' }[route.of ?? 'people'];
  return `${what} ${fullName} follows`;
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
    {
      label: 'Topics',
      href: formatRoute({ kind: 'following', username, of: 'topics' }),
      current: route.kind === 'following' && route.of === 'topics',
    },
  ];
}

function emptyOf(route: PeopleRoute, person: User, isOwn: boolean) {
  const { fullName } = person;
  const profile = profileLink(person);
  if (route.kind === 'followers')
    return isOwn ? (
      <EmptyState
        title="No followers yet"
        action={
          <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'pin-create' })}>
            Create a pin
          </LinkButton>
        }
      >
        Pins and boards that others find bring followers. They are listed here.
      </EmptyState>
    ) : (
      <EmptyState
        title="No followers yet"
        action={<FollowButton target={{ kind: 'person', person }} size={48} />}
      >
        Be the first to follow {fullName}.
      </EmptyState>
    );
  if (route.of === 'topics')
    return (
      <EmptyState title="No topics followed yet" action={<FindPins />}>
        {isOwn ? 'Topics that you follow are listed here.' : `${fullName} follows no topics.`}
      </EmptyState>
    );
  return isOwn ? (
    <EmptyState title={followedTitle(route)} action={<FindPins />}>
      Open a pin that you like and follow who made it: what they save then comes to your home feed.
    </EmptyState>
  ) : (
    <EmptyState
      title={followedTitle(route)}
      action={
        profile !== null && (
          <LinkButton kind="primary" size={48} href={profile}>
            See their boards
          </LinkButton>
        )
      }
    >
      {fullName} follows nothing that you can see here.
    </EmptyState>
  );
}

function followedTitle({ of }: RouteOf<'following'>): string {
  return of === 'boards' ? 'No boards followed yet' : 'Nobody followed yet';
}
