import { formatRoute } from '../../domain/routes/format-route.ts';
import type { User } from '../../domain/users/user.ts';
import { AppLink } from '../kit/app-link.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { UserAvatar } from '../kit/user-avatar.tsx';
import { PersonActions } from '../people/person-actions.tsx';
import { countText } from '../text/count-text.ts';
import classes from './profile-head.module.css';

/** Who this is. */
export function ProfileHead({ user, isOwn }: { readonly user: User; readonly isOwn: boolean }) {
  return (
    <header className={classes.head}>
      <UserAvatar user={user} size={120} />
      <h1 className={classes.name}>
        <bdi>{user.fullName}</bdi>
      </h1>
      <p className={classes.handle}>
        <bdi>@{user.username}</bdi>
      </p>
      {user.about !== '' && (
        <p className={classes.about} dir="auto">
          {user.about}
        </p>
      )}
      <Facts user={user} />
      <ul className={classes.counts}>
        <li>{countText(user.pinCount, 'pin', 'pins')}</li>
        <li>{countText(user.boardCount, 'board', 'boards')}</li>
        <li>
          <AppLink href={formatRoute({ kind: 'followers', username: user.username })}>
            {countText(user.followerCount, 'follower', 'followers')}
          </AppLink>
        </li>
        <li>
          <AppLink href={formatRoute({ kind: 'following', username: user.username })}>
            {countText(user.followingCount, 'following', 'following')}
          </AppLink>
        </li>
      </ul>
      <div className={classes.actions}>
        {isOwn ? (
          <LinkButton kind="quiet" size={48} href={formatRoute({ kind: 'settings' })}>
            Edit profile
          </LinkButton>
        ) : (
          <PersonActions person={user} />
        )}
      </div>
    </header>
  );
}

/** What else the person tells: how to speak of them, where they are, where else to find them. */
function Facts({ user }: { readonly user: User }) {
  const texts = [user.pronouns, user.location].filter((text) => text !== '');
  if (texts.length === 0 && user.websiteUrl === null) return null;
  return (
    <ul className={classes.facts}>
      {texts.map((text) => (
        <li key={text}>
          <bdi>{text}</bdi>
        </li>
      ))}
      {user.websiteUrl !== null && (
        <li>
          <a href={user.websiteUrl} rel="nofollow noopener" target="_blank">
            <bdi>{user.domainUrl ?? user.websiteUrl}</bdi>
          </a>
        </li>
      )}
    </ul>
  );
}
