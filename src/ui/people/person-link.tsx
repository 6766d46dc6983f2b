import type { ReactNode } from 'react';
import { profileLink } from '../../domain/users/profile-link.ts';
import type { UserShort } from '../../domain/users/user.ts';
import { AppLink } from '../kit/app-link.tsx';

export interface PersonLinkProps {
  readonly person: Pick<UserShort, 'username' | 'isAdsOnlyProfile'>;
  readonly className?: string;
  /** What the link is called, where its content does not say it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Leads to somebody's profile; who only advertises is shown in the same place, and leads nowhere. */
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
