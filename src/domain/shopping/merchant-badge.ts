import type { UserShort } from '../users/user.ts';

/** The experiment that hides the badge for its group `hide`. */
const MERCHANT_BADGE = 'verified_merchant_badge';
const HIDE_GROUP = 'hide';

/**
 * Whether to show the badge of a verified merchant beside a name.
 * @param groups of the viewer, by experiment
 */
export function showsMerchantBadge(
  { isVerifiedMerchant }: Pick<UserShort, 'isVerifiedMerchant'>,
  groups: Readonly<Record<string, string>>,
): boolean {
  return isVerifiedMerchant && groups[MERCHANT_BADGE] !== HIDE_GROUP;
}
