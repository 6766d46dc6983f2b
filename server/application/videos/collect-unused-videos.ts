import { inBatches } from '../in-batches.ts';
import { UNUSED_PICTURE_MS } from '../media/collect-unused-pictures.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { UploadFiles, VideoFiles } from '../ports/media/video-files.ts';

type CollectUnusedVideosDeps = {
  readonly store: Pick<Store, 'announcedUploads' | 'videos' | 'transaction'>;
  readonly uploads: UploadFiles;
  readonly videos: VideoFiles;
  readonly clock: Clock;
};

const BATCH = 200;

/**
 * Removes uploads that were announced more than a day ago with their results, and videos that no pin and no upload
 * refers to. Records are removed before files, as with pictures. A video's signature is never reused, so its files
 * cannot be needed during the removal. Run it after unused uploads were removed, in one process at a time.
 */
export class CollectUnusedVideos {
  readonly #deps: CollectUnusedVideosDeps;

  constructor(deps: CollectUnusedVideosDeps) {
    this.#deps = deps;
  }

  /** @returns the number of removed uploads and videos */
  async run(): Promise<{ readonly announced: number; readonly videos: number }> {
    const { store, uploads, clock } = this.#deps;
    const before = clock.now() - UNUSED_PICTURE_MS;
    const announced = await store.transaction((tx) => tx.announcedUploads.removeBefore(before));
    for (const id of await uploads.olderThan(before)) await uploads.remove(id);
    return { announced, videos: await this.#removeVideos(before) };
  }

  async #removeVideos(before: number): Promise<number> {
    let removed = 0;
    for await (const batch of inBatches(this.#deps.videos.olderThan(before), BATCH))
      removed += await this.#removeUnusedOf(batch);
    return removed;
  }

  async #removeUnusedOf(signatures: readonly string[]): Promise<number> {
    const { store, videos } = this.#deps;
    if ((await store.videos.unused(signatures)).length === 0) return 0;
    const unused = await store.transaction(async (tx) => {
      const still = await tx.videos.unused(signatures);
      for (const signature of still) {
        await tx.videos.remove(signature);
        await tx.jobs.remove('videos.convert', signature);
      }
      return still;
    });
    for (const signature of unused) await videos.remove(signature);
    return unused.length;
  }
}
