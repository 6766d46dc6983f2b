import { domainOf } from '../../../../src/domain/links/http-url.ts';
import { shortDescription } from '../../../../src/domain/text/truncation.ts';
import { shownName } from '../../../../src/domain/text/full-name.ts';
import { timeToWire } from '../../../../wire/time.ts';
import type { WireUser, WireUserShort } from '../../../../wire/user.ts';
import type { ProfileView } from '../../../application/people/profile-views.ts';
import type { PersonView } from '../../../application/ports/pins/views.ts';
import { preEncoded } from '../core/answer/json-writer.ts';
import { linkToWire } from './internal/link-to-wire.ts';
import { nodeId } from './internal/node-id.ts';
import { pictureUrl } from './internal/picture-to-wire.ts';
import type { SerializationContext } from './serialization-context.ts';

/** The default avatar. */
export const NEUTRAL_AVATAR_PATH = '/static/avatar-neutral.svg';

type AvatarSize = '30x30' | '75x75' | '140x140' | '280x280';

/** The short form, for other objects. */
export function userShortToWire(person: PersonView, context: SerializationContext): WireUserShort {
  const cached = context.people.get(person);
  if (cached !== undefined) return cached;
  const wire = preEncoded<WireUserShort>({
    id: person.id,
    node_id: nodeId('User', person.id),
    type: 'user',
    username: person.username,
    full_name: shownName(person),
    first_name: person.firstName,
    last_name: person.lastName,
    image_small_url: avatarUrl(person.avatar, '30x30', context.baseUrl),
    image_medium_url: avatarUrl(person.avatar, '75x75', context.baseUrl),
    image_large_url: avatarUrl(person.avatar, '140x140', context.baseUrl),
    image_xlarge_url: avatarUrl(person.avatar, '280x280', context.baseUrl),
    is_default_image: person.avatar === null,
    explicitly_followed_by_me: person.followedByViewer,
    is_partner: isPartner(person),
    is_ads_only_profile: false,
    is_verified_merchant: isPartner(person) && context.verifiedMerchants.has(person.username.toLowerCase()),
    is_primary_website_verified: false,
    verified_identity: { verified: false },
  });
  context.people.set(person, wire);
  return wire;
}

/** Somebody without an account who pays for an ad: a name without a profile. */
export function outsiderToWire(
  id: string,
  name: string,
  { baseUrl }: Pick<SerializationContext, 'baseUrl'>,
): WireUserShort {
  const neutral = avatarUrl(null, '30x30', baseUrl);
  return {
    id,
    node_id: nodeId('User', id),
    type: 'user',
    username: '',
    full_name: name,
    first_name: name,
    last_name: '',
    image_small_url: neutral,
    image_medium_url: neutral,
    image_large_url: neutral,
    image_xlarge_url: neutral,
    is_default_image: true,
    explicitly_followed_by_me: false,
    is_partner: true,
    is_ads_only_profile: true,
    is_verified_merchant: false,
    is_primary_website_verified: false,
    verified_identity: { verified: false },
  };
}

/** The full form. */
export function userToWire(
  { person, counts, mayBeMessaged }: ProfileView,
  context: SerializationContext,
): WireUser {
  const short = userShortToWire(person, context);
  const website = person.websiteUrl === null ? null : linkToWire(person.websiteUrl);
  return {
    ...short,
    about: person.about,
    location: person.location,
    pronouns: person.pronouns,
    website_url: website,
    domain_url: website === null ? null : domainOf(website),
    follows_me: person.followsViewer,
    blocked_by_me: person.blockedByViewer,
    should_show_messaging: mayBeMessaged,
    follower_count: counts.followerCount,
    following_count: counts.followingCount,
    pin_count: counts.pinCount,
    board_count: counts.boardCount,
    created_at: timeToWire(person.createdAt),
    seo_title: short.full_name || person.username,
    seo_description: shortDescription(person.about),
    exclude_from_search: person.excludeFromSearch,
  };
}

export function avatarUrl(avatar: PersonView['avatar'], size: AvatarSize, baseUrl: string): string {
  return avatar === null ? baseUrl + NEUTRAL_AVATAR_PATH : pictureUrl(avatar, size, baseUrl);
}

export function isPartner(person: Pick<PersonView, 'accountType'>): boolean {
  return person.accountType === 'business';
}
