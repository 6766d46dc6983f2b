import { formatRoute } from '../routes/format-route.ts';
import type { UserShort } from './user.ts';

/** The address of a person's profile; null for a profile that only advertises, whose name is shown without a link. */
export function profileLink({ username, isAdsOnlyProfile }: ProfileFacts): string | null {
  return isAdsOnlyProfile || username === '' ? null : formatRoute({ kind: 'profile', username });
}

/** The address of news from a person; null where it is only the profile of one that advertises. */
export function newsLink(url: string, sender: ProfileFacts | null): string | null {
  const isProfile = sender !== null && url === formatRoute({ kind: 'profile', username: sender.username });
  return isProfile ? profileLink(sender) : url;
}

type ProfileFacts = Pick<UserShort, 'username' | 'isAdsOnlyProfile'>;
