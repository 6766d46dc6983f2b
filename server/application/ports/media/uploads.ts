import type { UploadId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { UploadRecord } from '../records.ts';

export interface UploadReader {
  /** An upload of this user; uploads of other users are not found. */
  find(id: UploadId, userId: UserId): Promise<UploadRecord | undefined>;
  /** True if the user has an upload or a pin of this picture. */
  mayUse(pictureSignature: string, userId: UserId): Promise<boolean>;
  /** Uploads made before `time`, oldest first, at most `limit`. */
  olderThan(time: number, limit: number): Promise<readonly UploadRecord[]>;
}

export interface UploadRepository extends UploadReader {
  /** Adds an upload; an existing one with the same id stays unchanged. */
  insert(upload: UploadRecord): Promise<void>;
  /** An unknown id is fine. */
  remove(id: UploadId): Promise<void>;
}
