import type { WireFullViewer, WireUser, WireUserShort } from '../../wire/user.ts';

/** A user as other objects carry it. */
export function aWireUserShort(fields: Partial<WireUserShort> = {}): WireUserShort {
  const username = fields.username ?? 'ann';
  return {
    id: '11',
    node_id: 'VXNlcjoxMQ==',
    type: 'user',
    username,
    full_name: 'Ann Example',
    first_name: 'Ann',
    last_name: 'Example',
    image_small_url: `https://pins.test/media/30x30/${username}.jpg`,
    image_medium_url: `https://pins.test/media/75x75/${username}.jpg`,
    image_large_url: `https://pins.test/media/140x140/${username}.jpg`,
    image_xlarge_url: `https://pins.test/media/280x280/${username}.jpg`,
    is_default_image: false,
    explicitly_followed_by_me: false,
    is_partner: false,
    is_ads_only_profile: false,
    is_verified_merchant: false,
    is_primary_website_verified: false,
    verified_identity: { verified: false },
    ...fields,
  };
}

export function aWireUser(fields: Partial<WireUser> = {}): WireUser {
  return {
    ...aWireUserShort(fields),
    about: '',
    location: '',
    pronouns: '',
    website_url: null,
    domain_url: null,
    follows_me: false,
    blocked_by_me: false,
    should_show_messaging: false,
    follower_count: 0,
    following_count: 0,
    pin_count: 0,
    board_count: 0,
    created_at: 'Tue, 01 Sep 2026 01:10:33 +0000',
    seo_title: 'Ann Example',
    seo_description: '',
    exclude_from_search: false,
    ...fields,
  };
}

/** A member who is at home here: with pins enough to need no guide. */
export function aWireViewer(fields: Partial<WireFullViewer> = {}): WireFullViewer {
  return {
    ...aWireUser({ pin_count: 40, ...fields }),
    is_auth: true,
    is_employee: false,
    is_operator: false,
    is_eligible_for_image_only_grid: false,
    secret_board_count: 0,
    has_quicksave_board: false,
    quicksave_board_id: null,
    save_behavior: 1,
    eligible_for_stl_tool: false,
    email: 'ann@example.org',
    email_verified: true,
    locale: 'en-US',
    country: 'US',
    gender: 'unspecified',
    has_password: true,
    has_mfa: false,
    viewer_type: 'LOGGED_IN',
    home_feed: 'for_you',
    unread_news_count: 0,
    unread_conversation_count: 0,
    delete_at: null,
    ...fields,
  };
}
