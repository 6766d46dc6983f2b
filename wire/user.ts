import type { HomeMode } from '../src/domain/feeds/home-mode.ts';
import type { BoardSort, ProfileBoardFilter } from '../src/domain/boards/board-list.ts';
import type { Density, PinFilter } from '../src/domain/surfaces/profile-view.ts';
import type { Gender, SaveBehavior } from '../src/domain/users/user.ts';
import type { WireViewerType } from './client-context.ts';

/** The short form of a user, for other objects. */
export interface WireUserShort {
  id: string;
  node_id: string;
  type: 'user';
  username: string;
  full_name: string;
  first_name: string;
  last_name: string;
  image_small_url: string;
  image_medium_url: string;
  image_large_url: string;
  image_xlarge_url: string;
  is_default_image: boolean;
  explicitly_followed_by_me: boolean;
  is_partner: boolean;
  is_ads_only_profile: boolean;
  is_verified_merchant: boolean;
  is_primary_website_verified: boolean;
  verified_identity: { verified: boolean };
}

/** The full form of a user. */
export interface WireUser extends WireUserShort {
  about: string;
  location: string;
  pronouns: string;
  website_url: string | null;
  domain_url: string | null;
  follows_me: boolean;
  blocked_by_me: boolean;
  should_show_messaging: boolean;
  follower_count: number;
  following_count: number;
  pin_count: number;
  board_count: number;
  created_at: string;
  seo_title: string;
  seo_description: string;
  exclude_from_search: boolean;
}

/** Data about the own account in any session. */
interface WireViewerBase extends WireUser {
  is_auth: boolean;
  is_employee: boolean;
  is_operator: boolean;
  is_eligible_for_image_only_grid: boolean;
  secret_board_count: number;
  has_quicksave_board: boolean;
  quicksave_board_id: string | null;
  save_behavior: SaveBehavior;
  eligible_for_stl_tool: boolean;
  email_verified: boolean;
  locale: string;
  country: string;
  unread_news_count: number;
  unread_conversation_count: number;
  /** The chosen home feed. */
  home_feed: HomeMode;
  /** When the account will be deleted; null without a request. */
  delete_at: string | null;
}

export interface WireFullViewer extends WireViewerBase {
  viewer_type: Exclude<WireViewerType, 'LIMITED_LOGIN'>;
  email: string;
  gender: Gender;
  has_password: boolean;
  has_mfa: boolean;
}

/** The four fields that a limited session does not get. */
export interface WireLimitedViewer extends WireViewerBase {
  viewer_type: 'LIMITED_LOGIN';
  email?: undefined;
  gender?: undefined;
  has_password?: undefined;
  has_mfa?: undefined;
}

/** The signed-in user, for that user only. */
export type WireViewer = WireFullViewer | WireLimitedViewer;

export type WireTheme = 'dark' | 'light' | 'system';

export interface WireProfileView {
  board_pin_density: Density;
  profile_pin_density: Density;
  board_sort: BoardSort;
  pin_filter: PinFilter;
  board_filter: ProfileBoardFilter;
  home_feed: HomeMode;
}

/** The consent part of the settings, which visitors have as well. */
export interface WireConsentSettings {
  allow_analytic_cookies: boolean;
  allow_marketing_cookies: boolean;
  allow_personalization_cookies: boolean;
  cookies_decided_at: string | null;
  surface_tag: string | null;
}

/** All settings: the viewer, and the fields of the settings pages. */
export type WireSettings = WireFullViewer &
  WireConsentSettings & {
    theme: WireTheme;
    account_type: 'pinner' | 'business';
    /** `YYYY-MM-DD` */
    birthday: string | null;
    is_write_banned: boolean;
    profile_view: WireProfileView;
    allow_messages_from: 'everyone' | 'followed' | 'nobody';
    notifications: Record<string, { web: boolean; email: boolean }>;
  };
