import type { PinContentRow, PinPartRow } from './internal/pin-content-rows.ts';
import type { TodayArticleRecord } from '../../../application/ports/pins/today.ts';
import type { Flag } from './flag.ts';
import type { TablesOfConversations } from './tables-of-conversations.ts';
import type { TablesOfExperiences } from './tables-of-experiences.ts';
import type { TablesOfMarks } from './tables-of-marks.ts';
import type { TablesOfMedia } from './tables-of-media.ts';
import type { TablesOfNews } from './internal/tables-of-news.ts';
import type { TablesOfWork } from './tables-of-work.ts';

/**
 * The table types for queries. Numbers are 53-bit integers: ids, milliseconds since the epoch, and booleans as 0 or 1.
 * All other values are text. Both have the same meaning in every SQL engine.
 */
export type Tables = TablesOfConversations &
  TablesOfExperiences &
  TablesOfMarks &
  TablesOfMedia &
  TablesOfNews &
  TablesOfWork & {
    users: UserRow;
    /** Former usernames; each belongs to the last person who had it. */
    former_usernames: { username_key: string; user_id: number };
    sessions: SessionRow;
    user_follows: { follower_id: number; followed_id: number; created_at: number };
    user_blocks: { blocker_id: number; blocked_id: number; created_at: number };
    interests: TopicRow;
    interest_follows: { follower_id: number; interest_id: number; created_at: number };
    boards: BoardRow;
    /** Current and former slugs of boards. */
    board_slugs: { owner_id: number; slug: string; board_id: number };
    /** `permissions` is a JSON list of texts. */
    board_collaborators: {
      board_id: number;
      user_id: number;
      permissions: string;
      state: 'invited' | 'accepted';
    };
    board_follows: { follower_id: number; board_id: number; created_at: number };
    board_sections: SectionRow;
    /** Current and former slugs of sections. */
    section_slugs: { board_id: number; slug: string; section_id: number };
    pins: PinRow;
    pin_contents: PinContentRow;
    pin_parts: PinPartRow;
    /** `value` is JSON. */
    user_states: { user_id: number; name: string; value: string };
    pin_favorites: { user_id: number; pin_id: number; created_at: number };
    /** `place`: keyed hash of a network. */
    login_places: { user_id: number; place: string; seen_at: number };
    today_articles: TodayArticleRow;
  };

export type UserRow = {
  id: number;
  username: string;
  /** The lower-case form, for comparison. */
  username_key: string;
  email: string;
  email_key: string;
  email_verified: Flag;
  password_hash: string;
  first_name: string;
  last_name: string;
  /** Names in the form in which they are compared. */
  first_name_form: string;
  last_name_form: string;
  about: string;
  location: string;
  pronouns: string;
  website_url: string | null;
  avatar_signature: string | null;
  locale: string;
  country: string;
  gender: 'female' | 'male' | 'unspecified';
  birthday: string | null;
  theme: 'light' | 'dark' | 'system';
  account_type: 'pinner' | 'business';
  business_name: string | null;
  business_name_form: string | null;
  is_operator: Flag;
  save_behavior: Flag;
  exclude_from_search: Flag;
  consent_analytics: Flag;
  consent_marketing: Flag;
  consent_personalization: Flag;
  consent_decided_at: number | null;
  consent_despite_signal: Flag;
  consent_version: number;
  consent_receipt: string | null;
  surface_tag: string | null;
  allow_messages_from: 'everyone' | 'followed' | 'nobody';
  state: 'active' | 'suspended' | 'deactivated';
  created_at: number;
  /** JSON, null for the default. */
  profile_view: string | null;
  /** The choices as JSON; null without any. */
  notifications: string | null;
  /** When the account will be deleted; null without a request. */
  deletes_at: number | null;
};

export type SessionRow = {
  id: string;
  token_hash: string;
  user_id: number;
  type: 'full' | 'limited';
  remember: Flag;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  user_agent: string;
  address_hint: string;
};

export type TopicRow = {
  id: number;
  url_name: string;
  name: string;
  description: string;
  dominant_color: string;
  parent_id: number | null;
  level: number;
  follower_count: number;
};

export type BoardRow = {
  id: number;
  owner_id: number;
  name: string;
  slug: string;
  description: string;
  category: string | null;
  privacy: 'public' | 'protected' | 'secret';
  layout: 'default' | 'quick_saves';
  cover_pin_id: number | null;
  /** JSON. */
  cover_crop: string | null;
  is_archived: Flag;
  allow_homefeed_recommendations: Flag;
  collaborator_invites_enabled: Flag;
  position: number | null;
  created_at: number;
  order_modified_at: number;
  last_pinned_at: number | null;
  pin_count: number;
  section_count: number;
  follower_count: number;
  collaborator_count: number;
  /** The largest position that a pin of this board has had. */
  top_place: number;
};

export type SectionRow = {
  id: number;
  board_id: number;
  title: string;
  slug: string;
  position: number;
  created_at: number;
  pin_count: number;
};

export type PinRow = {
  id: number;
  board_id: number;
  section_id: number | null;
  pinner_id: number;
  original_pin_id: number | null;
  /** The source of a save. */
  via_pin_id: number | null;
  /** The original, or the pin itself: the same for an original and all of its copies. */
  root_id: number;
  title: string;
  description: string;
  link: string | null;
  /** Hash of the link's page. */
  link_key: string | null;
  alt_text: string | null;
  note: string | null;
  method: 'button' | 'button_external' | 'uploaded' | 'scraped' | 'bookmarklet';
  picture_signature: string;
  is_comments_allowed: Flag;
  created_at: number;
  repin_count: number;
  comment_count: number;
  share_count: number;
  favorite_count: number;
  /** The rank among recent popular pins; updated with `repin_count`. */
  rank: number;
  /** 0 while its pinner is deactivated. */
  shown: Flag;
  /** 1 if the pin may appear in public lists; updated with the board and the people that it depends on. */
  listed: Flag;
  /** The position in its board's own order; the largest comes first, pins of the same position newest first. */
  place: number;
  /** The group of its colour. */
  color_group: number;
  /** The interest that its description is about. */
  interest: string;
  video_signature: string | null;
};

/** `theme` and `pins` are JSON; `day` is counted from the epoch. */
export type TodayArticleRow = {
  id: number;
  day: number;
  place: string;
  kind: TodayArticleRecord['kind'];
  hemisphere: TodayArticleRecord['hemisphere'];
  theme: string;
  pins: string;
  created_at: number;
};
