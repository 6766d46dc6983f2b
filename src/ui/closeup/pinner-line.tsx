import { formatRoute } from '../../domain/routes/format-route.ts';
import type { UserShort } from '../../domain/users/user.ts';
import { AppLink } from '../kit/app-link.tsx';
import { UserAvatar } from '../kit/user-avatar.tsx';
import classes from './pinner-line.module.css';

/** Who has saved this pin. */
export function PinnerLine({ pinner }: { readonly pinner: UserShort }) {
  return (
    <AppLink className={classes.pinner} href={formatRoute({ kind: 'profile', username: pinner.username })}>
      <UserAvatar user={pinner} size={48} />
      <span className={classes.names}>
        <bdi className={classes.name}>{pinner.fullName}</bdi>
        <bdi className={classes.handle}>@{pinner.username}</bdi>
      </span>
    </AppLink>
  );
}
