import type { ExperienceStatus } from '../placed-experience.ts';

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
