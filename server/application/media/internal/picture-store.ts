import type { JobRepository } from '../../ports/jobs.ts';
import type { LooksRepository } from '../../ports/media/looks.ts';
import type { AnnouncedUploadReader } from '../../ports/media/videos.ts';
import type { PictureReader, PictureRepository } from '../../ports/media/pictures.ts';
import type { UploadReader, UploadRepository } from '../../ports/media/uploads.ts';

/** The part of the store that pictures and uploads need. */
export interface PictureStore {
  readonly pictures: PictureReader;
  readonly uploads: UploadReader;
  transaction<T>(work: (tx: PictureTransaction) => Promise<T>): Promise<T>;
}

export type PictureTransaction = {
  readonly pictures: PictureRepository;
  readonly looks: Pick<LooksRepository, 'save'>;
  readonly uploads: UploadRepository;
  readonly jobs: Pick<JobRepository, 'ask'>;
  readonly announcedUploads: Pick<AnnouncedUploadReader, 'bytesOf'>;
};
