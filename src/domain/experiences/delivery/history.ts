import { timesOfDay, type ClosedMessages } from '../closed-messages.ts';
import type { ExperienceStatus, PlacedId } from '../placed-experience.ts';

/** What is stored of a person and an experience. */
export type ExperienceRecord = {
  readonly placementId: number;
  readonly experienceId: number;
  readonly status: ExperienceStatus | null;
  readonly views: number;
  /** Milliseconds; null before the first view. */
  readonly lastViewedAt: number | null;
  /** When it was completed or dismissed. */
  readonly endedAt: number | null;
  /** When another experience triggered it. */
  readonly triggeredAt: number | null;
  /** The revision that was seen last. */
  readonly revision: number;
};

/** Records by experience id. */
export type ExperienceHistory = ReadonlyMap<number, ExperienceRecord>;

/** The record of an experience with which a person has done nothing. */
export function emptyRecord({ placementId, experienceId }: PlacedId, revision: number): ExperienceRecord {
  return {
    placementId,
    experienceId,
    status: null,
    views: 0,
    lastViewedAt: null,
    endedAt: null,
    triggeredAt: null,
    revision,
  };
}

/** The history of a person in a browser in which experiences were closed without an account. */
export function withClosedHere(history: ExperienceHistory, closed: ClosedMessages): ExperienceHistory {
  if (closed.size === 0) return history;
  const all = new Map(history);
  for (const [experienceId, day] of closed) {
    const known = history.get(experienceId) ?? emptyRecord({ placementId: 0, experienceId }, 0);
    const { first, last } = timesOfDay(day);
    if (known.endedAt !== null && known.endedAt >= first) continue;
    // The end of the day, so that who is asked again is not asked twice on that day.
    const lastViewedAt = Math.max(first, known.lastViewedAt ?? 0);
    all.set(experienceId, { ...known, status: 'dismissed', lastViewedAt, endedAt: last });
  }
  return all;
}

/** A further display within this time belongs to the same view. */
const ONE_VIEW_MS = 30 * 60_000;

/** True while a view lasts. */
export function isViewing({ lastViewedAt }: ExperienceRecord, now: number): boolean {
  return lastViewedAt !== null && now - lastViewedAt < ONE_VIEW_MS;
}

/** True once a person has completed or dismissed an experience. */
export function isEnded(record: ExperienceRecord | undefined, askAgainSince: number | null): boolean {
  if (record === undefined || record.endedAt === null) return false;
  return askAgainSince === null || record.endedAt >= askAgainSince;
}

export type ExperienceMark = 'viewed' | 'completed' | 'completedWithoutHomefeed' | 'dismissed' | 'triggered';

/** The record after a mark; the same object when the mark changes nothing, as every repetition does. */
export function withMark(
  record: ExperienceRecord,
  mark: ExperienceMark,
  { now, revision, askAgainSince }: { now: number; revision: number; askAgainSince: number | null },
): ExperienceRecord {
  const ended = isEnded(record, askAgainSince);
  switch (mark) {
    case 'viewed':
      if (ended || isViewing(record, now)) return record;
      return {
        ...record,
        status: 'viewed',
        views: record.views + 1,
        lastViewedAt: now,
        endedAt: null,
        revision,
      };
    case 'triggered':
      return ended || record.triggeredAt !== null ? record : { ...record, triggeredAt: now, revision };
    default:
      return ended ? record : { ...record, status: mark, endedAt: now, revision };
  }
}
