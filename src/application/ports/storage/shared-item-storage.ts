import type { SharedText } from '../../../domain/sharing/shared-words.ts';
import type { PictureFile } from '../media/upload-gateway.ts';

/** What another app has handed over. */
export interface SharedItem {
  readonly text: SharedText;
  readonly files: readonly PictureFile[];
}

/**
 * What other apps have handed over and nobody has taken up yet, by a name. It never rejects: where a browser forbids
 * storage, nothing is found.
 */
export interface SharedItemStorage {
  /** Undefined when there is none, or none any more. */
  find(id: string): Promise<SharedItem | undefined>;
  /** An unknown name is fine: nothing happens. */
  remove(id: string): Promise<void>;
  /** Removes all of them. */
  clear(): Promise<void>;
}
