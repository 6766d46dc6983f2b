import { useMemo } from 'react';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { User } from '../../../domain/users/user.ts';
import { useCheckAhead } from '../../leaving/use-check-ahead.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { classNames } from '../../kit/class-names.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { PersonActions } from '../../people/person-actions.tsx';
import { OutboundLink } from '../../base/navigation/outbound-link.tsx';
import { ClampedText } from './clamped-text.tsx';
import classes from './profile-head.module.css';
import { text } from '../../text/language.ts';
import { profileMessages } from './messages.en.ts';

/** A longer name does not fit in one line on a desktop. */
const LONG_NAME = 32;

/** The head of a profile. */
export function ProfileHead({ user, isOwn }: { readonly user: User; readonly isOwn: boolean }) {
  return (
    <header className={classes.head}>
      <div className={classes.avatar}>
        <UserAvatar user={user} size={96} />
      </div>
      <div className={classes.names}>
        <h1 className={classNames(classes.name, user.fullName.length > LONG_NAME && classes.long)}>
          <bdi>{user.fullName}</bdi>
        </h1>
        <Facts user={user} />
      </div>
      {user.about !== '' && <ClampedText key={user.about} text={user.about} className={classes.about} />}
      <ul className={classes.counts}>
        <li>{text(profileMessages.pinCount, { count: user.pinCount })}</li>
        <li>{text(profileMessages.boardCount, { count: user.boardCount })}</li>
        <li>
          <AppLink href={formatRoute({ kind: 'followers', username: user.username })}>
            {text(profileMessages.followerCount, { count: user.followerCount })}
          </AppLink>
        </li>
        <li>
          <AppLink href={formatRoute({ kind: 'following', username: user.username })}>
            {text(profileMessages.followingCount, { count: user.followingCount })}
          </AppLink>
        </li>
      </ul>
      <div className={classes.actions}>
        {isOwn ? (
          <>
            <LinkButton kind="quiet" size={40} href={formatRoute({ kind: 'settings' })}>
              {text(profileMessages.edit)}
            </LinkButton>
            {user.isPartner && (
              <LinkButton kind="quiet" size={40} href={formatRoute({ kind: 'business-hub' })}>
                {text(profileMessages.analytics)}
              </LinkButton>
            )}
          </>
        ) : (
          <PersonActions person={user} />
        )}
      </div>
    </header>
  );
}

/** The person's name, pronouns, location and website. */
function Facts({ user }: { readonly user: User }) {
  const lines = [`@${user.username}`, user.pronouns, user.location].filter((line) => line !== '');
  return (
    <ul className={classes.facts}>
      {lines.map((line) => (
        <li key={line}>
          <bdi>{line}</bdi>
        </li>
      ))}
      {user.websiteUrl !== null && (
        <li>
          <Website href={user.websiteUrl} name={user.domainUrl ?? user.websiteUrl} />
        </li>
      )}
    </ul>
  );
}

function Website({ href, name }: { readonly href: string; readonly name: string }) {
  const hrefs = useMemo(() => [href], [href]);
  useCheckAhead(null, hrefs);
  return (
    <OutboundLink href={href} pin={null}>
      <bdi>{name}</bdi>
    </OutboundLink>
  );
}
