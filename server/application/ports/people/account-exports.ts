import type { UserId } from '../../../../src/domain/ids/ids.ts';

/** A copy of somebody's own data, as a file to take away. */
export type ExportRecord = {
  readonly id: string;
  readonly userId: UserId;
  readonly state: 'processing' | 'ready' | 'failed';
  readonly createdAt: number;
  /** When a finished file goes; null until it is finished. */
  readonly expiresAt: number | null;
};

export interface ExportReader {
  find(id: string): Promise<ExportRecord | undefined>;
  newestOf(userId: UserId): Promise<ExportRecord | undefined>;
  /** The oldest one that is still to be made. */
  nextUnfinished(): Promise<ExportRecord | undefined>;
  /** Those that ended before `time`, and those whose user is gone are none of these. */
  expiredBefore(time: number): Promise<readonly ExportRecord[]>;
  allOf(userId: UserId): Promise<readonly ExportRecord[]>;
  /** When this user asked for copies after `time`, the oldest first. */
  requestTimesOf(userId: UserId, time: number): Promise<readonly number[]>;
}

export interface ExportRepository extends ExportReader {
  insert(record: ExportRecord): Promise<void>;
  /** Remembers that this user has asked at `time`, and forgets what was up to `forgotten`. */
  noteRequest(userId: UserId, time: number, forgotten: number): Promise<void>;
  /** An unknown id is fine. */
  finish(id: string, as: Pick<ExportRecord, 'state' | 'expiresAt'>): Promise<void>;
  /** An unknown id is fine. */
  remove(id: string): Promise<void>;
}
