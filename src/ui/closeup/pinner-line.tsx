import { formatRoute } from '../../domain/routes/format-route.ts';
import type { UserShort } from '../../domain/users/user.ts';
import { FollowButton } from '../follow/follow-button.tsx';
import { AppLink } from '../kit/app-link.tsx';
import { UserAvatar } from '../kit/user-avatar.tsx';
import classes from './pinner-line.module.css';

/** Who has saved this pin. */
export function PinnerLine({ pinner }: { readonly pinner: UserShort }) {
  return (
    <div className={classes.line}>
      <AppLink className={classes.pinner} href={formatRoute({ kind: 'profile', username: pinner.username })}>
        <UserAvatar user={pinner} size={48} />
        <span className={classes.names}>
          <bdi className={classes.name}>{pinner.fullName}</bdi>
          <bdi className={classes.handle}>@{pinner.username}</bdi>
        </span>
      </AppLink>
      <FollowButton target={{ kind: 'person', person: pinner }} />
    </div>
  );
}
