import type { ResultEvent, ResultWarning } from '../src/domain/experiences/authoring/experience-results.ts';
import type {
  ExperienceLogEvent,
  ExperienceState,
} from '../src/domain/experiences/authoring/experience-state.ts';
import type { Severity } from '../src/domain/experiences/authoring/finding.ts';
import type { SwitchKind } from '../src/domain/experiences/authoring/kill-switch.ts';

/** Counts by event; null: fewer than ten. */
export type WireShownCounts = Readonly<Record<ResultEvent, number | null>>;

export interface WireKillSwitch {
  kind: SwitchKind;
  /** The id of an experience or a placement, or a group; empty for everything. */
  name: string;
}

export interface WireListedSwitch extends WireKillSwitch {
  origin: 'file' | 'store';
}

export interface WireExperienceSummary {
  experience_id: number;
  name: string;
  kind: string | null;
  placement_id: number | null;
  state: ExperienceState;
  origin: 'file' | 'store';
  starts_at: string | null;
  ends_at: string | null;
  live_revision: number | null;
  newest_revision: number;
  priority: number;
  group: string | null;
  switched_off_by: WireKillSwitch | null;
  today: WireShownCounts;
}

export interface WireFinding {
  severity: Severity;
  code: string;
  field: string | null;
  values: Readonly<Record<string, string | number>>;
}

export interface WireOperatorName {
  username: string;
  full_name: string;
}

export interface WireExperienceRevision {
  revision: number;
  definition: Readonly<Record<string, unknown>>;
  hash: string;
  created_at: string;
  operator: WireOperatorName | null;
  findings: readonly WireFinding[];
}

export interface WireExperienceLogEntry {
  at: string;
  operator: WireOperatorName | null;
  event: ExperienceLogEvent;
  experience_id: number | null;
  revision: number | null;
  kill_switch: WireKillSwitch | null;
}

export interface WireExperienceOverview {
  experiences: readonly WireExperienceSummary[];
  switches: readonly WireListedSwitch[];
  log: readonly WireExperienceLogEntry[];
}

export interface WireExperienceDetails {
  summary: WireExperienceSummary;
  revisions: readonly WireExperienceRevision[];
  log: readonly WireExperienceLogEntry[];
}

export interface WireSavedDraft {
  experience_id: number;
  revision: number;
  findings: readonly WireFinding[];
}

export interface WireSetLive {
  /** False when there are errors among the findings. */
  is_live: boolean;
  findings: readonly WireFinding[];
}

export interface WireTurnedSwitch {
  /** False: it counts in this process only. */
  is_stored: boolean;
  switches: readonly WireListedSwitch[];
}

export interface WireEstimate {
  value: number;
  low: number;
  high: number;
}

export interface WireExperienceResults {
  days: readonly { day: string; counts: WireShownCounts }[];
  totals: WireShownCounts;
  completed: WireEstimate | null;
  difference: WireEstimate | null;
  warnings: readonly ResultWarning[];
}

/** The facts of a viewer that decide about experiences. */
export interface WireViewerFacts {
  is_bot: boolean;
  is_signed_in: boolean;
  is_partner: boolean;
  account_age_days: number | null;
  locale: string;
  country: string;
  board_count: number;
  save_count: number;
  viewport: string | null;
  page_kind: string | null;
  groups: Readonly<Record<string, string>>;
}

export interface WireExplanation {
  facts: WireViewerFacts;
  experiences: readonly {
    experience_id: number;
    placement_id: number;
    name: string;
    revision: number;
    /** Null: it is delivered. */
    decided_by: string | null;
    steps: readonly { rule: string; passed: boolean; values: Readonly<Record<string, unknown>> }[];
  }[];
}

export interface WirePreviewLink {
  url: string;
  expires_at: string;
}

export interface WireImport {
  /** Empty when there are problems. */
  drafts: readonly WireSavedDraft[];
  problems: readonly { index: number; experience_id: number | null; code: string; detail: string }[];
}
