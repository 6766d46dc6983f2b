import type { UserId } from '../../../../src/domain/ids/ids.ts';

/** How long a finished file is stored. */
export const EXPORT_KEPT_DAYS = 7;

/** A user's copy of their own data, as a file to download. */
export type ExportRecord = {
  readonly id: string;
  readonly userId: UserId;
  readonly state: 'processing' | 'ready' | 'failed';
  readonly createdAt: number;
  /** When a finished file expires; null until it is finished. */
  readonly expiresAt: number | null;
};

export interface ExportReader {
  find(id: string): Promise<ExportRecord | undefined>;
  newestOf(userId: UserId): Promise<ExportRecord | undefined>;
  /** The oldest pending export. */
  nextUnfinished(): Promise<ExportRecord | undefined>;
  /** Exports that ended before `time`; exports of removed users are not included. */
  expiredBefore(time: number): Promise<readonly ExportRecord[]>;
  allOf(userId: UserId): Promise<readonly ExportRecord[]>;
  /** When this user requested exports after `time`, oldest first. */
  requestTimesOf(userId: UserId, time: number): Promise<readonly number[]>;
}

export interface ExportRepository extends ExportReader {
  insert(record: ExportRecord): Promise<void>;
  /** Stores that this user requested an export at `time`, and removes requests up to `forgotten`. */
  noteRequest(userId: UserId, time: number, forgotten: number): Promise<void>;
  /** An unknown id is fine. */
  finish(id: string, as: Pick<ExportRecord, 'state' | 'expiresAt'>): Promise<void>;
  /** An unknown id is fine. */
  remove(id: string): Promise<void>;
}
