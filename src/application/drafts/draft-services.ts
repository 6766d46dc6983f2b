import type { UserId } from '../../domain/ids/ids.ts';
import type { DraftPictureStorage } from '../ports/draft-picture-storage.ts';
import type { DraftBook } from './draft-book.ts';
import type { ForgetDrafts } from './forget-drafts.ts';

/** What keeps unpublished pins on this browser. */
export type DraftServices = {
  readonly openBook: (owner: UserId) => DraftBook;
  readonly pictures: DraftPictureStorage;
  readonly forgetDrafts: ForgetDrafts;
};

/** Fetches them when they are first needed. @throws {ServiceError} when their code does not come */
export type OpenDrafts = () => Promise<DraftServices>;
