import type { UserId } from '../../domain/ids/ids.ts';
import type { DraftPictureStorage } from '../ports/draft-picture-storage.ts';
import type { FileClaims } from '../ports/file-claims.ts';
import type { SharedThings } from '../ports/shared-things.ts';
import type { ForgetTraces } from './forget-traces.ts';
import type { DraftRepository } from './draft-repository.ts';

/** What keeps unpublished pins on this browser. */
export type DraftServices = {
  readonly openRepository: (owner: UserId) => DraftRepository;
  readonly pictures: DraftPictureStorage;
  /** Who of the windows sends a picture. */
  readonly claims: FileClaims;
  /** What other apps have handed over to make pins of. */
  readonly shared: SharedThings;
  readonly forgetTraces: ForgetTraces;
};

/** Fetches them when they are first needed. @throws {ServiceError} when their code does not come */
export type OpenDrafts = () => Promise<DraftServices>;
