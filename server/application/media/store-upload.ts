import type { Phrase } from '../../../src/domain/messages/message.ts';
import { toUploadId, type UploadId, type UserId } from '../../../src/domain/ids/ids.ts';
import type { PictureEmbedder } from '../ports/media/embeddings.ts';
import type { IngestedPicture, MediaStore, PictureProcessor } from '../ports/media/media.ts';
import type { PictureRecord } from '../ports/records.ts';
import type { PictureStore } from './internal/picture-store.ts';
import type { Clock, IdGenerator, Secrets } from '../ports/surroundings.ts';
import { newJob } from '../jobs/new-job.ts';
import type { StorageQuota } from './storage-quota.ts';
import { LOOKS_VERSION } from '../looks/extract-looks.ts';
import { mediaFile } from './media-file.ts';
import { mediaRefusalMessages } from './internal/messages.en.ts';
import type { RemovedPictures } from './removed-pictures.ts';
import { pictureSignature } from './picture-signature.ts';

export type StoreUploadDeps = {
  readonly store: PictureStore;
  readonly media: MediaStore;
  readonly pictures: PictureProcessor;
  readonly secrets: Pick<Secrets, 'nameOf'>;
  readonly ids: Pick<IdGenerator, 'next' | 'nextUpload'>;
  readonly clock: Clock;
  /** Without it, and while it is null, pictures get no embedding. */
  readonly embedder?: Pick<PictureEmbedder, 'model'> | null;
  /** Without it every picture is taken. */
  readonly removed?: Pick<RemovedPictures, 'list'>;
  /** Without it there is no quota. */
  readonly quota?: Pick<StorageQuota, 'hold' | 'release' | 'checkRecorded'>;
};

export type StoreUploadCommand = {
  readonly userId: UserId;
  readonly bytes: Uint8Array;
  /** The id of an announced upload, which has a reservation; an existing upload with this id stays. */
  readonly uploadId?: UploadId;
  /** The picture is the poster of this video. */
  readonly videoSignature?: string;
};

export type StoreUploadOutcome =
  | { readonly kind: 'stored'; readonly uploadId: UploadId; readonly picture: PictureRecord }
  /** `detail` is a text for people. */
  | { readonly kind: 'refused'; readonly reason: 'bad_media' | 'too_large'; readonly message: Phrase };

/**
 * Stores an uploaded picture. It can be used for pins and as avatar for 24 hours.
 *
 * The order of writes makes a crash harmless at every point:
 * 1. Files, synced. A crash after this step leaves files without a record, which `CollectUnusedPictures` finds by their
 * age.
 * 2. Records of picture and upload, in one durable transaction. From here on the picture can be used.
 * 3. A check that the files still exist. A removal of the same picture that began before step 2 may have removed them
 * (it did not see the record); then they are written again. A removal that begins later sees the record and restores
 * them.
 * The response follows after these steps, so no pin ever refers to a picture without files.
 *
 * @throws {StorageFull} @throws {PicturesBusy}
 */
export class StoreUpload {
  readonly #deps: StoreUploadDeps;

  constructor(deps: StoreUploadDeps) {
    this.#deps = deps;
  }

  async run(command: StoreUploadCommand): Promise<StoreUploadOutcome> {
    if (command.uploadId !== undefined) return this.#store(command, command.uploadId);
    const { quota, ids } = this.#deps;
    const uploadId = toUploadId(ids.nextUpload());
    await quota?.hold(command.userId, uploadId, command.bytes.byteLength);
    try {
      return await this.#store(command, uploadId);
    } finally {
      quota?.release(uploadId);
    }
  }

  async #store(command: StoreUploadCommand, uploadId: UploadId): Promise<StoreUploadOutcome> {
    const outcome = await this.#deps.pictures.ingest(command.bytes);
    if (outcome.kind !== 'picture') {
      return { kind: 'refused', reason: outcome.kind, message: outcome.message };
    }
    return this.#keep(outcome.picture, command, uploadId);
  }

  async #keep(
    ingested: IngestedPicture,
    command: StoreUploadCommand,
    uploadId: UploadId,
  ): Promise<StoreUploadOutcome> {
    const { store, media, secrets, clock, quota, removed, embedder = null } = this.#deps;
    const signature = pictureSignature(secrets, ingested);
    const list = await removed?.list();
    if (list?.has(signature) || (ingested.looks !== null && list?.matches(ingested.looks)))
      return { kind: 'refused', reason: 'bad_media', message: mediaRefusalMessages.removed };
    const files = filesOf(ingested, signature);
    const { userId, videoSignature = null } = command;

    await media.put(files);
    const createdAt = clock.now();
    const picture = recordOf(ingested, signature, createdAt);
    await store.transaction(async (tx) => {
      await tx.pictures.insert(picture);
      await tx.looks.save(signature, LOOKS_VERSION, ingested.looks);
      const work = { key: signature, payload: { signature } };
      await tx.jobs.ask(newJob(this.#deps, 'pictures.avif', work));
      if (embedder !== null) await tx.jobs.ask(newJob(this.#deps, 'pictures.embeddings', work));
      await tx.uploads.insert({
        id: uploadId,
        userId,
        pictureSignature: signature,
        videoSignature,
        createdAt,
      });
      await quota?.checkRecorded(tx, userId);
    });
    if (!(await media.has(mediaFile('originals', signature, ingested.extension)))) await media.put(files);
    return { kind: 'stored', uploadId, picture };
  }
}

function recordOf(ingested: IngestedPicture, signature: string, createdAt: number): PictureRecord {
  const { extension, width, height, dominantColor, isAnimated, original } = ingested;
  return {
    signature,
    extension,
    width,
    height,
    dominantColor,
    isAnimated,
    byteLength: original.length,
    createdAt,
  };
}

/** The original comes first: without it the other files would be leftovers. */
function filesOf(ingested: IngestedPicture, signature: string) {
  return [
    { path: mediaFile('originals', signature, ingested.extension), bytes: ingested.original },
    ...ingested.renditions.map(({ size, bytes }) => ({ path: mediaFile(size, signature, 'webp'), bytes })),
  ];
}
