import type { PictureFile } from '../../../application/ports/media/upload-gateway.ts';
import type { DraftPicture } from '../../../domain/drafts/draft.ts';
import type { StorageState } from '../pictures/stored-draft-picture.ts';

/** What a draft knows of the pictures of its parts. The code behind it comes when parts are first shown. */
export interface EntryParts {
  readonly isBusy: boolean;
  /** There are enough of them to publish, and nothing is still on its way. */
  readonly isReady: boolean;
  /** Of all their pictures. */
  readonly storageState: StorageState;
  /** The files that are in hand. */
  readonly files: readonly (readonly [DraftPicture, PictureFile])[];
  /** The draft has other parts, or another place to keep them. `wait`: another window sends what is new. */
  follow(how: 'send' | 'wait'): void;
  /** Stops what is on its way. */
  release(): void;
}
