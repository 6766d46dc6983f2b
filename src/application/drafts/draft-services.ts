import type { UserId } from '../../domain/ids/ids.ts';
import type { DraftPictureStorage } from '../ports/storage/draft-picture-storage.ts';
import type { FileLocks } from '../ports/storage/file-locks.ts';
import type { SharedItemStorage } from '../ports/storage/shared-item-storage.ts';
import type { UnsentAnswers } from '../onboarding/unsent-answers.ts';
import type { ClearBrowserData } from './clear-browser-data.ts';
import type { DraftRepository } from './draft-repository.ts';

/** The services that store unpublished pins in this browser. */
export type DraftServices = {
  readonly openRepository: (owner: UserId) => DraftRepository;
  readonly pictures: DraftPictureStorage;
  /** Decide which window sends a picture. */
  readonly locks: FileLocks;
  /** Content that other apps have shared for new pins. */
  readonly shared: SharedItemStorage;
  /** What was picked in the steps after sign-up and not sent yet. */
  readonly unsentAnswers: UnsentAnswers;
  readonly clearBrowserData: ClearBrowserData;
};

/** Imports them on first use. @throws {ServiceError} when the import fails */
export type OpenDrafts = () => Promise<DraftServices>;
