import type { HideCause, UnfollowedSource } from '../../../application/ports/people/hides.ts';
import type { AppealRecord } from '../../../application/ports/moderation/appeals.ts';
import type { ReportRecord } from '../../../application/ports/moderation/reports.ts';

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
  reports: ReportRow;
  appeals: AppealRow;
  /** `sponsor_id`: null when the sponsor has left. */
  sponsorships: { pin_id: number; sponsor_id: number | null; status: number; created_at: number };
  /** `day`: days since the epoch, in UTC. */
  pin_day_counts: {
    pin_id: number;
    day: number;
    impressions: number;
    pin_clicks: number;
    saves: number;
  };
};

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
  reason: ReportRecord['reason'];
  text: string;
  state: ReportRecord['state'];
  created_at: number;
  decided_at: number | null;
  decision_text: string | null;
};

export type AppealRow = {
  id: number;
  user_id: number;
  kind: AppealRecord['kind'];
  object_id: number | null;
  text: string;
  state: AppealRecord['state'];
  created_at: number;
};
