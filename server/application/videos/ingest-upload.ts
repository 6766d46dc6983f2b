import type { UploadId } from '../../../src/domain/ids/ids.ts';
import type { UploadFailure } from '../../../src/domain/videos/upload-media.ts';
import type { JobHandler, JobRun } from '../jobs/job-handler.ts';
import { newJob } from '../jobs/new-job.ts';
import type { StorageQuota } from '../media/storage-quota.ts';
import type { StoreUpload } from '../media/store-upload.ts';
import { StorageFull } from '../ports/media/media.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import type { UploadFiles, VideoFiles } from '../ports/media/video-files.ts';
import type { VideoFacts, VideoTools } from '../ports/media/video-tools.ts';
import type { AnnouncedUpload } from '../ports/media/videos.ts';

type IngestUploadDeps = {
  readonly store: Pick<Store, 'announcedUploads' | 'transaction'>;
  readonly uploads: UploadFiles;
  readonly videos: VideoFiles;
  readonly tools: VideoTools;
  readonly storeUpload: Pick<StoreUpload, 'run'>;
  readonly quota: Pick<StorageQuota, 'hold' | 'release'>;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
};

const MINUTE_MS = 60_000;

/**
 * Processes an uploaded file: a picture like any other, or a video with a poster for grids. Every step is repeatable,
 * so an interrupted run is simply repeated:
 * 1. Personal metadata is blanked in the file.
 * 2. The video's file is stored under the signature that was chosen at the announcement.
 * 3. The video's record, with a job that converts it. An unused video is removed after a day.
 * 4. The poster, and the upload that refers to both. From here on it can be used.
 * 5. The announced upload is marked as complete, and the received file is removed.
 */
export class IngestUpload implements JobHandler<'uploads.ingest'> {
  readonly atMostMs = 5 * MINUTE_MS;
  readonly #deps: IngestUploadDeps;

  constructor(deps: IngestUploadDeps) {
    this.#deps = deps;
  }

  async run({ payload }: Pick<JobRun<'uploads.ingest'>, 'payload'>): Promise<void> {
    const upload = await this.#deps.store.announcedUploads.find(payload.uploadId);
    if (upload?.status !== 'processing') return;
    const { quota, uploads } = this.#deps;
    try {
      // The reservation exists since the upload, unless the server has restarted in between.
      await quota.hold(upload.userId, upload.id, await uploads.size(upload.id));
      await (upload.mediaType === 'video-story-pin' ? this.#video(upload) : this.#picture(upload));
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      await this.#fail(upload.id, 'storage_full');
    } finally {
      quota.release(upload.id);
    }
  }

  async givenUp({ uploadId }: { readonly uploadId: UploadId }): Promise<void> {
    await this.#fail(uploadId, 'bad_media');
  }

  async #picture({ id, userId }: AnnouncedUpload): Promise<void> {
    const bytes = await this.#deps.uploads.read(id);
    await this.#finish(id, await this.#deps.storeUpload.run({ userId, bytes, uploadId: id }));
  }

  async #video({ id, userId, videoSignature }: AnnouncedUpload): Promise<void> {
    const { uploads, videos, tools, storeUpload } = this.#deps;
    const file = uploads.fileOf(id);
    const found = await tools.inspect(file);
    if (found.kind !== 'video') return this.#fail(id, 'bad_media');
    await tools.clean(file);
    await videos.adopt(videoSignature, file);
    await this.#record(videoSignature, found.facts);
    const bytes = await tools.poster(file, found.facts);
    await this.#finish(id, await storeUpload.run({ userId, bytes, uploadId: id, videoSignature }));
  }

  async #record(signature: string, { durationMs, width, height }: VideoFacts): Promise<void> {
    const { store, videos, tools, ids, clock } = this.#deps;
    const isConverted = tools.converter !== null;
    if (!isConverted) await videos.offerUpload(signature);
    const byteLength = await videos.byteLength(signature);
    await store.transaction(async (tx) => {
      await tx.videos.insert({
        signature,
        durationMs,
        width,
        height,
        byteLength,
        status: isConverted ? 'processing' : 'ready',
        formats: isConverted ? [] : ['V_720P'],
        playsUpload: !isConverted,
        hasCaptions: false,
        createdAt: clock.now(),
      });
      if (!isConverted) return;
      await tx.jobs.ask(newJob({ ids, clock }, 'videos.convert', { key: signature, payload: { signature } }));
    });
  }

  async #finish(id: UploadId, outcome: Awaited<ReturnType<StoreUpload['run']>>): Promise<void> {
    const { store, uploads, quota } = this.#deps;
    if (outcome.kind === 'refused') return this.#fail(id, outcome.reason);
    // The upload is recorded by now, so the reservation would count it twice.
    quota.release(id);
    const pictureSignature = outcome.picture.signature;
    await store.transaction((tx) =>
      tx.announcedUploads.update(id, { status: 'succeeded', pictureSignature }),
    );
    await uploads.remove(id);
  }

  async #fail(id: UploadId, failure: UploadFailure): Promise<void> {
    const { store, uploads } = this.#deps;
    await store.transaction((tx) => tx.announcedUploads.update(id, { status: 'failed', failure }));
    await uploads.remove(id);
  }
}
