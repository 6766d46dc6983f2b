import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PeopleSource } from '../../../application/ports/people/follow-gateway.ts';
import { phrase } from '../../../domain/messages/message.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { RouteOf } from '../../../domain/routes/route.ts';
import { profileLink } from '../../../domain/users/profile-link.ts';
import type { User } from '../../../domain/users/user.ts';
import { useApp } from '../../base/app-context.ts';
import type { LoadContext, PageOutcome } from '../../base/navigation/page.ts';
import { FollowButton } from '../../follow/follow-button.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { TabLinks } from '../../kit/lists/tab-links.tsx';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { FindPins } from '../../status/find-pins.tsx';
import { ALL_TOPICS, followedTopicsName } from '../../follow/topic-lists.ts';
import { FollowedBoards } from './followed-boards.tsx';
import { FollowedTopics } from './followed-topics.tsx';
import { followedBoardsName, peopleListName } from '../list-names.ts';
import { PeopleList } from '../people-list.tsx';
import { PersonLink } from '../person-link.tsx';
import classes from './people-page.module.css';
import { text } from '../../text/language.ts';
import { peopleMessages } from './messages.en.ts';

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
        <h1 className={classes.title}>{text(headingOf(route), { name: user.fullName })}</h1>
      </header>
      <div className={classes.tabs}>
        <TabLinks label={text(peopleMessages.lists)} tabs={tabsOf(route)} />
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

/** Loads the person and the first page of the list. */
export async function loadPeople(
  route: PeopleRoute,
  { services, stores }: LoadContext,
): Promise<PageOutcome> {
  const user = await services.users.find(route.username);
  if (user === undefined) return { kind: 'not-found' };
  if (user.username !== route.username)
    return { kind: 'moved', to: formatRoute({ ...route, username: user.username }), permanent: true };
  stores.users.put(user);
  const following = await services.openFollows();
  if (route.kind === 'following' && route.of === 'boards') {
    const page = await following.listFollowedBoards.run(route.username, null);
    if (page === undefined) return { kind: 'not-found' };
    stores.boards.showList(followedBoardsName(route.username), page, false);
  } else if (route.kind === 'following' && route.of === 'topics') {
    const isOwn = stores.session.viewer?.entityId === user.entityId;
    const [page, all] = await Promise.all([
      following.listFollowedTopics.run(route.username, null),
      isOwn ? following.follows.allTopics() : [],
    ]);
    if (page === undefined) return { kind: 'not-found' };
    stores.pageData.set(followedTopicsName(route.username), { topics: page.topics, bookmark: page.bookmark });
    stores.pageData.set(ALL_TOPICS, { topics: all, bookmark: null });
  } else {
    const source = sourceOf(route);
    const page = await following.listPeople.run(source, null);
    if (page === undefined) return { kind: 'not-found' };
    stores.users.showList(peopleListName(source), page, false);
  }
  return { kind: 'ready', head: { title: phrase(headingOf(route), { name: user.fullName }), noindex: true } };
}

function sourceOf({ kind, username }: PeopleRoute): PeopleSource {
  return { kind, username };
}

function headingOf(route: PeopleRoute) {
  if (route.kind === 'followers') return peopleMessages.followersOf;
  return {
    boards: peopleMessages.boardsOf,
    topics: peopleMessages.topicsOf,
    people: peopleMessages.peopleOf,
  }[route.of ?? 'people'];
}

function tabsOf(route: PeopleRoute) {
  const { username } = route;
  return [
    {
      label: text(peopleMessages.followers),
      href: formatRoute({ kind: 'followers', username }),
      current: route.kind === 'followers',
    },
    {
      label: text(peopleMessages.following),
      href: formatRoute({ kind: 'following', username }),
      current: route.kind === 'following' && route.of === undefined,
    },
    {
      label: text(peopleMessages.boards),
      href: formatRoute({ kind: 'following', username, of: 'boards' }),
      current: route.kind === 'following' && route.of === 'boards',
    },
    {
      label: text(peopleMessages.topics),
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
        title={text(peopleMessages.noFollowers)}
        action={
          <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'pin-create' })}>
            {text(peopleMessages.createPin)}
          </LinkButton>
        }
      >
        {text(peopleMessages.noFollowersOwn)}
      </EmptyState>
    ) : (
      <EmptyState
        title={text(peopleMessages.noFollowers)}
        action={<FollowButton target={{ kind: 'person', person }} size={48} />}
      >
        {text(peopleMessages.noFollowersDetail, { name: fullName })}
      </EmptyState>
    );
  if (route.of === 'topics')
    return (
      <EmptyState title={text(peopleMessages.noTopics)} action={<FindPins />}>
        {isOwn ? text(peopleMessages.noTopicsOwn) : text(peopleMessages.noTopicsDetail, { name: fullName })}
      </EmptyState>
    );
  return isOwn ? (
    <EmptyState title={followedTitle(route)} action={<FindPins />}>
      {text(peopleMessages.noneFollowedOwn)}
    </EmptyState>
  ) : (
    <EmptyState
      title={followedTitle(route)}
      action={
        profile !== null && (
          <LinkButton kind="primary" size={48} href={profile}>
            {text(peopleMessages.seeBoards)}
          </LinkButton>
        )
      }
    >
      {text(peopleMessages.noneFollowedDetail, { name: fullName })}
    </EmptyState>
  );
}

function followedTitle({ of }: RouteOf<'following'>): string {
  return text(of === 'boards' ? peopleMessages.noBoards : peopleMessages.noPeople);
}
