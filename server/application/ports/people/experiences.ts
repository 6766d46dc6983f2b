import type { ResultEvent } from '../../../../src/domain/experiences/authoring/experience-results.ts';
import type { ExperienceRecord } from '../../../../src/domain/experiences/delivery/history.ts';
import type { EventOwner } from '../events.ts';

/**
 * What is counted of experiences. `reached`: it was to be displayed; then it was viewed, or it has an outcome without a
 * view.
 */
export type ExperienceEvent = ResultEvent;

/** How often something happened to an experience on a day. */
export type ExperienceDayCount = {
  readonly experienceId: number;
  /** Days since the epoch, in UTC. */
  readonly day: number;
  readonly event: ExperienceEvent;
  readonly times: number;
};

/** What people did with experiences. The marks of members and those of visitors are separate. */
export interface ExperienceReader {
  /** In the order of the experiences' ids. */
  marksOf(owner: EventOwner): Promise<readonly ExperienceRecord[]>;
  /** The counts of an experience from a day on, in the order of days and events. */
  dayCounts(experienceId: number, fromDay: number): Promise<readonly ExperienceDayCount[]>;
}

export interface ExperienceRepository extends ExperienceReader {
  /** Replaces the owner's mark of this experience. A member who is gone is an error. */
  put(owner: EventOwner, record: ExperienceRecord, now: number): Promise<void>;
  /** Removes all marks of an owner. */
  removeMarksOf(owner: EventOwner): Promise<void>;
  /** Removes marks of visitors that have not changed since. */
  removeVisitorsBefore(time: number): Promise<void>;
  /** Adds to the counts by day. */
  addDayCounts(counts: readonly ExperienceDayCount[]): Promise<void>;
}
