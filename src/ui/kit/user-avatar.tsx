import type { UserShort } from '../../domain/users/user.ts';
import { Avatar, type AvatarProps } from './avatar.tsx';

type UserAvatarProps = Pick<AvatarProps, 'size' | 'light'> & { readonly user: UserShort };

/** A user's avatar with a picture for double pixel density. */
export function UserAvatar({ user, size, light }: UserAvatarProps) {
  const picture = user.isDefaultImage ? null : pictureFor(user, size * 2);
  return (
    <Avatar
      name={user.fullName || user.username}
      colourKey={user.entityId}
      picture={picture}
      size={size}
      light={light}
    />
  );
}

function pictureFor(user: UserShort, px: number): string | null {
  const url = px <= 75 ? user.imageMediumUrl : px <= 140 ? user.imageLargeUrl : user.imageXlargeUrl;
  return url || null;
}
