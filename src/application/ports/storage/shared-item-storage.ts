import type { SharedText } from '../../../domain/sharing/shared-words.ts';
import type { PictureFile } from '../media/upload-gateway.ts';

/** Content that another app has shared. */
export interface SharedItem {
  readonly text: SharedText;
  readonly files: readonly PictureFile[];
}

/** Shared content that was not imported yet, by id. Never rejects: where a browser forbids storage, it is empty. */
export interface SharedItemStorage {
  /** Undefined for an unknown or expired id. */
  find(id: string): Promise<SharedItem | undefined>;
  /** An unknown id is ignored. */
  remove(id: string): Promise<void>;
  /** Removes all items. */
  clear(): Promise<void>;
}
