import { formatRoute } from '../../domain/routes/format-route.ts';
import type { User } from '../../domain/users/user.ts';
import { FollowButton } from '../follow/follow-button.tsx';
import { AppLink } from '../kit/app-link.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { UserAvatar } from '../kit/user-avatar.tsx';
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
          <FollowButton target={{ kind: 'person', person: user }} size={48} />
        )}
      </div>
    </header>
  );
}
