import type {
  ExperienceResults,
  ShownCounts,
} from '../../../domain/experiences/authoring/experience-results.ts';
import type {
  ExperienceAction,
  ExperienceLogEvent,
  ExperienceState,
} from '../../../domain/experiences/authoring/experience-state.ts';
import type { Finding } from '../../../domain/experiences/authoring/finding.ts';
import type { ImportProblem } from '../../../domain/experiences/authoring/read-import.ts';
import type { KillSwitch } from '../../../domain/experiences/authoring/kill-switch.ts';
import type { ExplainedViewer, Explanation } from '../../../domain/experiences/delivery/explanation.ts';
import type { Refused } from '../refused.ts';

/** An experience as JSON, in the form of the operator's file. */
export type ExperienceJson = Readonly<Record<string, unknown>>;

/** An experience in the list of an operator. Times in milliseconds since the epoch. */
export type ExperienceSummary = {
  readonly experienceId: number;
  readonly name: string;
  /** The kind of its content: `modal`; null while the content cannot be shown. */
  readonly kind: string | null;
  /** Null while it is not decided. */
  readonly placementId: number | null;
  readonly state: ExperienceState;
  /** Experiences from the file can be read and switched off here, and nothing else. */
  readonly origin: 'file' | 'store';
  readonly startsAt: number | null;
  readonly endsAt: number | null;
  readonly liveRevision: number | null;
  /** The newest revision, which a draft is based on. */
  readonly newestRevision: number;
  readonly priority: number;
  readonly group: string | null;
  /** The kill switch that is against it. */
  readonly switchedOffBy: KillSwitch | null;
  /** The counts of this day. */
  readonly today: ShownCounts;
};

/** A revision never changes. */
export type ExperienceRevision = {
  readonly revision: number;
  readonly definition: ExperienceJson;
  /** Identifies its content. */
  readonly hash: string;
  readonly createdAt: number;
  /** Null when the operator has left, and for the file. */
  readonly operator: OperatorName | null;
  readonly findings: readonly Finding[];
};

export type OperatorName = { readonly username: string; readonly fullName: string };

export type ExperienceLogEntry = {
  readonly at: number;
  readonly operator: OperatorName | null;
  readonly event: ExperienceLogEvent;
  /** The experience, and its revision where one is concerned. */
  readonly experienceId: number | null;
  readonly revision: number | null;
  /** The kill switch that was used. */
  readonly killSwitch: KillSwitch | null;
};

export type ListedSwitch = KillSwitch & {
  /** Switches of the file can be turned in the file only. */
  readonly origin: 'file' | 'store';
};

export type ExperienceOverview = {
  readonly experiences: readonly ExperienceSummary[];
  /** What is switched off. */
  readonly switches: readonly ListedSwitch[];
  /** The last uses of kill switches, the newest first. */
  readonly log: readonly ExperienceLogEntry[];
};

export type ExperienceDetails = {
  readonly summary: ExperienceSummary;
  /** The newest first. */
  readonly revisions: readonly ExperienceRevision[];
  /** The newest first. */
  readonly log: readonly ExperienceLogEntry[];
};

export type SavedDraft = {
  readonly kind: 'saved';
  readonly experienceId: number;
  readonly revision: number;
  readonly findings: readonly Finding[];
};

/** Another operator was faster. */
export type Conflict = { readonly kind: 'conflict' };

/** `unready`: it has errors and is not live. */
export type SetLiveOutcome =
  { readonly kind: 'live' | 'unready'; readonly findings: readonly Finding[] } | Conflict | Refused;

export type SwitchOutcome =
  /** Not stored: it counts in this process of the server only, until its end; the file helps. */
  | { readonly kind: 'switched'; readonly isStored: boolean; readonly switches: readonly ListedSwitch[] }
  | Refused;

export type PreviewLink = { readonly kind: 'link'; readonly url: string; readonly expiresAt: number };

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly drafts: readonly Omit<SavedDraft, 'kind'>[] }
  /** Nothing was imported. */
  | { readonly kind: 'problems'; readonly problems: readonly ImportProblem[] }
  | Refused;

/** The experiences of a site for its operators; for others it does not exist. @throws {ServiceError} */
export interface OperatorExperienceGateway {
  /** Undefined for people who are no operators. */
  list(): Promise<ExperienceOverview | undefined>;
  /** Undefined when there is none of this id, or the caller is no operator. */
  read(experienceId: number): Promise<ExperienceDetails | undefined>;
  /**
   * Stores a new revision, whatever its content is. `basedOn` is the newest revision that the operator knew; null for a
   * new experience, which gets an id when the JSON has none. `paused` and `revision` of the JSON are dropped.
   */
  save(definition: ExperienceJson, basedOn: number | null): Promise<SavedDraft | Conflict | Refused>;
  /** Makes a revision the live one, also an earlier one. Archived experiences are a conflict. */
  setLive(experienceId: number, revision: number): Promise<SetLiveOutcome>;
  /** A conflict when its state does not allow the action (any more). */
  change(
    experienceId: number,
    action: ExperienceAction,
  ): Promise<{ readonly kind: 'done' } | Conflict | Refused>;
  /** Turns a kill switch. */
  turn(killSwitch: KillSwitch, isOff: boolean): Promise<SwitchOutcome>;
  /** Of the last days, at most 366; undefined for unknown ids. */
  results(experienceId: number, days: number): Promise<ExperienceResults | undefined>;
  /** Why somebody sees each experience or not. Refused for an unknown username. */
  explain(viewer: ExplainedViewer): Promise<Explanation | Refused>;
  /** A link that shows this revision on a page of the site for 15 minutes. `path` begins with `/`. */
  previewLink(experienceId: number, revision: number, path: string): Promise<PreviewLink | Refused>;
  /** All experiences that are not archived, in the form of the operator's file; who is not live is paused in it. */
  exportAll(): Promise<{ readonly experiences: readonly ExperienceJson[] } | undefined>;
  /** Makes drafts of the entries of such a file: of all of them, or of none. */
  importAll(file: unknown): Promise<ImportOutcome>;
}
