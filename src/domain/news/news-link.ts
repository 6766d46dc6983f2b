import { formatRoute } from '../routes/format-route.ts';
import { profileLink } from '../users/profile-link.ts';
import type { UserShort } from '../users/user.ts';

/** The address of news from a person; null where it is only the profile of one that advertises. */
export function newsLink(
  url: string,
  sender: Pick<UserShort, 'username' | 'isAdsOnlyProfile'> | null,
): string | null {
  const isProfile = sender !== null && url === formatRoute({ kind: 'profile', username: sender.username });
  return isProfile ? profileLink(sender) : url;
}
