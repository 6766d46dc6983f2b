import type { UserId } from '../../../domain/ids/ids.ts';
import type { PictureFile } from '../media/upload-gateway.ts';

/**
 * The chosen files of drafts, by owner and id. It never rejects: where a browser forbids storage or has no space, it
 * finds and stores nothing.
 */
export interface DraftPictureStorage {
  /** False: it was not stored. */
  keep(owner: UserId, id: string, file: PictureFile): Promise<boolean>;
  /** Returns the file with the same name and content; undefined when there is none. */
  find(owner: UserId, id: string): Promise<PictureFile | undefined>;
  /** The ids of all pictures of this person. */
  list(owner: UserId): Promise<readonly string[]>;
  /** Unknown ids are ignored. */
  remove(owner: UserId, ids: readonly string[]): Promise<void>;
}
