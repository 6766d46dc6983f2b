import { observer } from 'mobx-react-lite';
import { showsMerchantBadge } from '../../../../domain/shopping/merchant-badge.ts';
import type { UserShort } from '../../../../domain/users/user.ts';
import { useApp } from '../../../base/app-context.ts';
import { FollowButton } from '../../../follow/follow-button.tsx';
import { UserAvatar } from '../../../kit/user-avatar.tsx';
import { MerchantBadge } from '../../../merchants/merchant-badge.tsx';
import { PersonLink } from '../../../people/person-link.tsx';
import classes from './pinner-line.module.css';

/** The person who saved this pin. */
export const PinnerLine = observer(function PinnerLine({ pinner }: { readonly pinner: UserShort }) {
  const { groups } = useApp().stores.context;
  return (
    <div className={classes.line}>
      <PersonLink person={pinner} className={classes.pinner}>
        <UserAvatar user={pinner} size={48} />
        <span className={classes.names}>
          <bdi className={classes.name}>{pinner.fullName}</bdi>
          <bdi className={classes.handle}>@{pinner.username}</bdi>
        </span>
      </PersonLink>
      {showsMerchantBadge(pinner, groups) && <MerchantBadge />}
      <FollowButton target={{ kind: 'person', person: pinner }} />
    </div>
  );
});
