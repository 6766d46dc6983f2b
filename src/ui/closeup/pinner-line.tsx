import { observer } from 'mobx-react-lite';
import { showsMerchantBadge } from '../../domain/shopping/merchant-badge.ts';
import { profileLink } from '../../domain/users/profile-link.ts';
import type { UserShort } from '../../domain/users/user.ts';
import { useApp } from '../app/app-context.ts';
import { FollowButton } from '../follow/follow-button.tsx';
import { AppLink } from '../kit/app-link.tsx';
import { UserAvatar } from '../kit/user-avatar.tsx';
import { MerchantBadge } from '../merchants/merchant-badge.tsx';
import classes from './pinner-line.module.css';

/** Who has saved this pin. */
export const PinnerLine = observer(function PinnerLine({ pinner }: { readonly pinner: UserShort }) {
  const { groups } = useApp().stores.session;
  const href = profileLink(pinner);
  const person = (
    <>
      <UserAvatar user={pinner} size={48} />
      <span className={classes.names}>
        <bdi className={classes.name}>{pinner.fullName}</bdi>
        <bdi className={classes.handle}>@{pinner.username}</bdi>
      </span>
    </>
  );
  return (
    <div className={classes.line}>
      {href === null ? (
        <span className={classes.pinner}>{person}</span>
      ) : (
        <AppLink className={classes.pinner} href={href}>
          {person}
        </AppLink>
      )}
      {showsMerchantBadge(pinner, groups) && <MerchantBadge />}
      <FollowButton target={{ kind: 'person', person: pinner }} />
    </div>
  );
});
