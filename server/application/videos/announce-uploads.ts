import { toUploadId, type UserId } from '../../../src/domain/ids/ids.ts';
import type { UploadMediaType } from '../../../src/domain/videos/upload-media.ts';
import type { StorageQuota } from '../media/storage-quota.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, IdGenerator, Secrets } from '../ports/surroundings.ts';
import { uploadTicket, type UploadTicket } from './internal/upload-ticket.ts';

type AnnounceUploadsDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly secrets: Pick<Secrets, 'sign' | 'randomHex'>;
  readonly ids: Pick<IdGenerator, 'nextUpload'>;
  readonly clock: Clock;
  readonly quota: Pick<StorageQuota, 'check'>;
};

/** Registers files to be uploaded, and returns the ticket of each. */
export class AnnounceUploads {
  readonly #deps: AnnounceUploadsDeps;

  constructor(deps: AnnounceUploadsDeps) {
    this.#deps = deps;
  }

  /** In the order of `mediaTypes`. @throws {StorageFull} */
  async run(userId: UserId, mediaTypes: readonly UploadMediaType[]): Promise<readonly UploadTicket[]> {
    const { store, secrets, ids, clock, quota } = this.#deps;
    await quota.check(userId);
    const now = clock.now();
    const uploads = mediaTypes.map((mediaType) => ({
      id: toUploadId(ids.nextUpload()),
      userId,
      mediaType,
      status: 'registered' as const,
      videoSignature: secrets.randomHex(16),
      pictureSignature: null,
      failure: null,
      createdAt: now,
    }));
    await store.transaction(async (tx) => {
      for (const upload of uploads) await tx.announcedUploads.insert(upload);
    });
    return uploads.map(({ id }) => uploadTicket(secrets, id, now));
  }
}
