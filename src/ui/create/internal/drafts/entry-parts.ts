import type { PictureFile } from '../../../../application/ports/media/upload-gateway.ts';
import type { DraftPicture } from '../../../../domain/drafts/draft.ts';
import type { StorageState } from '../pictures/stored-draft-picture.ts';

/** The pictures of a draft's parts. The implementation is loaded when parts are first shown. */
export interface EntryParts {
  readonly isBusy: boolean;
  /** True when there are enough parts to publish, and no upload is running. */
  readonly isReady: boolean;
  /** The combined storage state of all pictures. */
  readonly storageState: StorageState;
  /** The files whose bytes are in memory. */
  readonly files: readonly (readonly [DraftPicture, PictureFile])[];
  /** Updates the uploads after the parts or the storage changed. `wait`: another window sends the new pictures. */
  follow(how: 'send' | 'wait'): void;
  /** Cancels the running uploads. */
  release(): void;
}
