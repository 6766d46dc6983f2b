import type { EventCount } from '../../../../src/domain/experiences/authoring/experience-results.ts';
import type { ExperienceLogEvent } from '../../../../src/domain/experiences/authoring/experience-state.ts';
import type { KillSwitch } from '../../../../src/domain/experiences/authoring/kill-switch.ts';
import type { UserId } from '../../../../src/domain/ids/ids.ts';

/** An experience that an operator writes. */
export type OperatorExperienceRecord = {
  readonly experienceId: number;
  readonly liveRevision: number | null;
  readonly newestRevision: number;
  readonly isPaused: boolean;
  readonly isEnded: boolean;
  readonly isArchived: boolean;
};

/** One revision; it never changes. */
export type ExperienceRevisionRecord = {
  readonly experienceId: number;
  readonly revision: number;
  /** JSON, in the form of the operator's file. */
  readonly definition: string;
  /** The version of that form. */
  readonly schemaVersion: number;
  readonly hash: string;
  /** Null when the operator has left. */
  readonly operatorId: UserId | null;
  readonly createdAt: number;
};

export type ExperienceLogRecord = {
  readonly id: string;
  readonly createdAt: number;
  readonly operatorId: UserId | null;
  readonly event: ExperienceLogEvent;
  readonly experienceId: number | null;
  readonly revision: number | null;
  readonly killSwitch: KillSwitch | null;
};

export type RunningExperience = {
  readonly experienceId: number;
  readonly revision: number;
  readonly definition: string;
  readonly isPaused: boolean;
};

/** Experiences that operators write, kill switches, and the log. */
export interface OperatorExperienceReader {
  /** All experiences by id, each with its live revision, or the newest without one. */
  all(): Promise<readonly (OperatorExperienceRecord & { readonly shown: ExperienceRevisionRecord })[]>;
  find(experienceId: number): Promise<OperatorExperienceRecord | undefined>;
  revision(experienceId: number, revision: number): Promise<ExperienceRevisionRecord | undefined>;
  /** The newest first. */
  revisionsOf(experienceId: number): Promise<readonly ExperienceRevisionRecord[]>;
  /** The live revisions of experiences that are neither ended nor archived, by id. */
  running(): Promise<readonly RunningExperience[]>;
  /** What is switched off, by kind and name. */
  switches(): Promise<readonly KillSwitch[]>;
  /** What was done with an experience, the newest first; at most `limit`. */
  logOf(experienceId: number, limit: number): Promise<readonly ExperienceLogRecord[]>;
  /** The last uses of kill switches, the newest first. */
  switchLog(limit: number): Promise<readonly ExperienceLogRecord[]>;
  /** The counts of all experiences on a day, by experience. */
  countsOn(day: number): Promise<ReadonlyMap<number, readonly EventCount[]>>;
}

export interface OperatorExperienceRepository extends OperatorExperienceReader {
  /** Adds a revision, and with the first one the experience, which is then a draft. It is the newest one. */
  addRevision(revision: ExperienceRevisionRecord): Promise<void>;
  /** Replaces the state of an experience; an unknown id is fine. */
  update(experience: OperatorExperienceRecord): Promise<void>;
  /** Switches off or on; a repetition changes nothing. */
  turn(killSwitch: KillSwitch, isOff: boolean): Promise<void>;
  note(entry: ExperienceLogRecord): Promise<void>;
}
