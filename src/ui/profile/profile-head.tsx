import type { User } from '../../domain/users/user.ts';
import { UserAvatar } from '../kit/user-avatar.tsx';
import { countText } from '../text/count-text.ts';
import classes from './profile-head.module.css';

/** Who this is. */
export function ProfileHead({ user }: { readonly user: User }) {
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
        <li>{countText(user.followerCount, 'follower', 'followers')}</li>
      </ul>
    </header>
  );
}
