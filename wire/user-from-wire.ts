import { toUserId } from '../src/domain/ids/ids.ts';
import type { User, UserShort } from '../src/domain/users/user.ts';
import { count, flag, isRawObject, rawObject, text, textOrNull } from './raw.ts';
import type { Raw } from './raw.ts';
import { timeFromWire } from './time.ts';

/** The short form of a user; missing fields are empty. */
export function userShortFromWire(value: unknown): UserShort {
  const raw = rawObject(value);
  return {
    entityId: toUserId(text(raw.id) || text(raw.node_id)),
    nodeId: text(raw.node_id),
    username: text(raw.username),
    fullName: text(raw.full_name),
    firstName: text(raw.first_name),
    lastName: text(raw.last_name),
    imageSmallUrl: text(raw.image_small_url),
    imageMediumUrl: text(raw.image_medium_url),
    imageLargeUrl: text(raw.image_large_url),
    imageXlargeUrl: text(raw.image_xlarge_url),
    isDefaultImage: flag(raw.is_default_image),
    explicitlyFollowedByMe: flag(raw.explicitly_followed_by_me),
    isPartner: flag(raw.is_partner),
    isAdsOnlyProfile: flag(raw.is_ads_only_profile),
    isVerifiedMerchant: flag(raw.is_verified_merchant),
    isPrimaryWebsiteVerified: flag(raw.is_primary_website_verified),
    verifiedIdentity: { verified: flag(rawObject(raw.verified_identity).verified) },
  };
}

/** The user, or null when it is missing. */
export function userShortOrNull(value: unknown): UserShort | null {
  return isRawObject(value) ? userShortFromWire(value) : null;
}

/** The full form of a user. Never throws: missing or malformed fields are empty. */
export function userFromWire(value: unknown): User {
  const raw: Raw = rawObject(value);
  return {
    ...userShortFromWire(raw),
    about: text(raw.about),
    location: text(raw.location),
    pronouns: text(raw.pronouns),
    websiteUrl: textOrNull(raw.website_url),
    domainUrl: textOrNull(raw.domain_url),
    followsMe: flag(raw.follows_me),
    blockedByMe: flag(raw.blocked_by_me),
    should_show_messaging: flag(raw.should_show_messaging),
    followerCount: count(raw.follower_count),
    followingCount: count(raw.following_count),
    pinCount: count(raw.pin_count),
    boardCount: count(raw.board_count),
    createdAt: timeFromWire(raw.created_at),
    seoTitle: text(raw.seo_title),
    seoDescription: text(raw.seo_description),
    excludeFromSearch: flag(raw.exclude_from_search),
    isAuth: flag(raw.is_auth),
    isEmployee: flag(raw.is_employee),
    isEligibleForImageOnlyGrid: flag(raw.is_eligible_for_image_only_grid),
  };
}
