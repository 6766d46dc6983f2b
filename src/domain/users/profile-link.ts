import { formatRoute } from '../routes/format-route.ts';
import type { UserShort } from './user.ts';

/** The address of a person's profile; null for a profile that only advertises, whose name is shown without a link. */
export function profileLink({ username, isAdsOnlyProfile }: ProfileFacts): string | null {
  return isAdsOnlyProfile || username === '' ? null : formatRoute({ kind: 'profile', username });
}

type ProfileFacts = Pick<UserShort, 'username' | 'isAdsOnlyProfile'>;
