import type { HideCause, UnfollowedSource } from '../../../application/ports/people/hides.ts';
import type { AppealRecord } from '../../../application/ports/moderation/appeals.ts';
import type { DecisionRecord } from '../../../application/ports/moderation/moderation.ts';
import type { PromotionRecord } from '../../../application/ports/pins/promotions.ts';
import type { ReportRecord } from '../../../application/ports/moderation/reports.ts';
import type { ExperienceStatus } from '../../../../src/domain/experiences/placed-experience.ts';
import type { ExperienceEvent } from '../../../application/ports/people/experiences.ts';
import type { Flag } from './flag.ts';
import type { MessageRow } from './tables-of-conversations.ts';

/** Tables of interactions with pins, besides saves. */
export type TablesOfMarks = {
  /** `body`: keyed hash of the request's parameters. */
  pin_creations: {
    user_id: number;
    creation_key: string;
    body: string;
    pin_id: number;
    created_at: number;
  };
  pin_reactions: { user_id: number; pin_id: number; reaction_type: number; created_at: number };
  /** One row for each person and pin. */
  pin_reaction_counts: { pin_id: number } & ReactionCountColumns;
  /** Things that a person has hidden from feeds. */
  pin_hides: { user_id: number; pin_id: number; cause: HideCause; created_at: number };
  person_hides: { user_id: number; person_id: number; created_at: number };
  board_hides: { user_id: number; board_id: number; created_at: number };
  /** What was unfollowed from a card, for undo on the same card. */
  feedback_unfollows: { user_id: number; pin_id: number; source: UnfollowedSource; created_at: number };
  /** `query_key`: the query in lower case; `query` as it was written last. */
  search_queries: { user_id: number; query_key: string; query: string; searched_at: number };
  /** `seen_at`: when the person has seen the pin last. */
  seen_pins: { user_id: number; pin_id: number; seen_at: number };
  /** Sources that a person has switched off for the home feed. */
  feed_topic_switches: FeedSwitchRow;
  feed_board_switches: FeedSwitchRow;
  feed_pinner_switches: FeedSwitchRow;
  /** `source_id`: the original of the pin, which may be gone. */
  feed_pin_switches: FeedSwitchRow;
  feed_domain_switches: { user_id: number; domain: string };
  /** When a person started over. `previous_at`: the start before, for undo. */
  feed_starts: { user_id: number; started_at: number; previous_at: number | null };
  /** What people decided about the topics of pins with this root. `user_id`: null when the person has left. */
  pin_topics: {
    root_id: number;
    topic_id: number;
    applies: Flag;
    user_id: number | null;
    decided_at: number;
  };
  /** Pins of one set are no duplicates of each other. */
  distinct_pins: { set_id: number; pin_id: number; user_id: number };
  /** `made` is a `MadeByMerge` as JSON. */
  pin_merges: { id: number; user_id: number; expires_at: number; made: string };
  /** `saved` is a `SavedPin` as JSON. */
  merged_pins: { pin_id: number; merge_id: number; picture_signature: string; saved: string };
  moderation_decisions: DecisionRow;
  /** `saved` is a pin with its marks and content as JSON. */
  removed_pins: {
    pin_id: number;
    decision_id: number;
    pinner_id: number;
    saved: string;
    removed_at: number;
  };
  removed_media: { pin_id: number; picture_signature: string | null; video_signature: string | null };
  removed_messages: MessageRow & { decision_id: number; removed_at: number };
  removed_pictures: RemovedPictureRow;
  reports: ReportRow;
  appeals: AppealRow;
  /** `sponsor_id`: null when the sponsor has left. */
  sponsorships: { pin_id: number; sponsor_id: number | null; status: number; created_at: number };
  promotions: PromotionRow;
  promotion_day_counts: {
    promotion_id: number;
    day: number;
    placed: number;
    impressions: number;
    pin_clicks: number;
  };
  lead_answers: LeadAnswerRow;
  experience_marks: { user_id: number } & ExperienceMarkColumns;
  visitor_experience_marks: { visitor: string } & ExperienceMarkColumns;
  /** `day`: days since the epoch, in UTC. */
  experience_day_counts: { experience_id: number; day: number; event: ExperienceEvent; times: number };
  /** `day`: days since the epoch, in UTC. */
  pin_day_counts: {
    pin_id: number;
    day: number;
    impressions: number;
    pin_clicks: number;
    saves: number;
  };
};

/** `terms` is JSON; `end_at` is part of it, too. */
export type PromotionRow = {
  id: number;
  advertiser_id: number;
  pin_id: number;
  status: PromotionRecord['status'];
  end_at: number | null;
  terms: string;
  reason: string | null;
  created_at: number;
  decided_at: number | null;
};

/** `answers` is JSON; `user_id` is null for visitors. */
export type LeadAnswerRow = {
  id: number;
  promotion_id: number;
  user_id: number | null;
  answers: string;
  created_at: number;
};

export type ExperienceMarkColumns = {
  experience_id: number;
  placement_id: number;
  status: ExperienceStatus | null;
  views: number;
  last_viewed_at: number | null;
  ended_at: number | null;
  triggered_at: number | null;
  revision: number;
  changed_at: number;
};

export type FeedSwitchRow = { user_id: number; source_id: number };

export type ReactionCountColumns = {
  love_count: number;
  haha_count: number;
  good_idea_count: number;
  wow_count: number;
  thanks_count: number;
};

export type ReportRow = {
  id: number;
  reporter_id: number;
  owner_id: number | null;
  object_type: ReportRecord['objectType'];
  object_id: number;
  title: string;
  reason: ReportRecord['reason'];
  text: string;
  state: ReportRecord['state'];
  created_at: number;
  decided_at: number | null;
  decision_text: string | null;
};

export type DecisionRow = {
  id: number;
  operator_id: number | null;
  action: DecisionRecord['action'];
  object_type: DecisionRecord['objectType'];
  object_id: number;
  owner_id: number | null;
  title: string;
  reason: DecisionRecord['reason'];
  text: string;
  created_at: number;
  undone_at: number | null;
};

/** What the picture looks like; null if it could not be decoded. */
export type RemovedPictureRow = {
  signature: string;
  decision_id: number;
  hash: string | null;
  trimmed_hash: string | null;
  quality: number | null;
  features: string | null;
  width: number | null;
  height: number | null;
  created_at: number;
};

export type AppealRow = {
  id: number;
  user_id: number;
  kind: AppealRecord['kind'];
  object_id: number | null;
  text: string;
  state: AppealRecord['state'];
  created_at: number;
  decided_at: number | null;
  decision_text: string | null;
};
