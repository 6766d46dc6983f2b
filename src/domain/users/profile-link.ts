import { formatRoute } from '../routes/format-route.ts';
import type { UserShort } from './user.ts';

/** The address under which a person is offered; null for a profile that only advertises, which is named and no more. */
export function profileLink({ username, isAdsOnlyProfile }: ProfileFacts): string | null {
  return isAdsOnlyProfile || username === '' ? null : formatRoute({ kind: 'profile', username });
}

type ProfileFacts = Pick<UserShort, 'username' | 'isAdsOnlyProfile'>;
