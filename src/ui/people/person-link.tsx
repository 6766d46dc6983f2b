import type { ReactNode } from 'react';
import { profileLink } from '../../domain/users/profile-link.ts';
import type { UserShort } from '../../domain/users/user.ts';
import { AppLink } from '../kit/app-link.tsx';

export interface PersonLinkProps {
  readonly person: Pick<UserShort, 'username' | 'isAdsOnlyProfile'>;
  readonly className?: string;
  /** The accessible name of the link, if its content is not sufficient. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to a person's profile; accounts that only advertise have none, so only their name is shown. */
export function PersonLink({ person, className, label, children }: PersonLinkProps) {
  const href = profileLink(person);
  return href === null ? (
    <span className={className}>{children}</span>
  ) : (
    <AppLink className={className} href={href} aria-label={label}>
      {children}
    </AppLink>
  );
}
