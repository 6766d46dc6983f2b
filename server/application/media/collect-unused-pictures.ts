import { inBatches } from '../in-batches.ts';
import type { MediaStore } from '../ports/media/media.ts';
import type { PictureStore } from './internal/picture-store.ts';
import type { Clock } from '../ports/surroundings.ts';

/** How long an unused upload is stored, and a file without a record. */
export const UNUSED_PICTURE_MS = 24 * 60 * 60 * 1000;

const BATCH = 200;

export type CollectUnusedPicturesDeps = {
  readonly store: PictureStore;
  readonly media: MediaStore;
  readonly clock: Clock;
};

/**
 * Removes uploads that were not used for 24 hours, then pictures that no pin, upload or avatar refers to. Run it about
 * once an hour, in one process at a time.
 *
 * Records are removed before files: a transaction that uses a picture (a new pin) reads the picture's record first.
 * Either it runs first and the picture stays, or it finds no record and is refused. A crash between the two steps
 * leaves files without a record, which the next run finds. The same picture may be uploaded again while its files are
 * removed; `StoreUpload` and `MediaStore.removePicture` handle that case.
 */
export class CollectUnusedPictures {
  readonly #deps: CollectUnusedPicturesDeps;

  constructor(deps: CollectUnusedPicturesDeps) {
    this.#deps = deps;
  }

  /** @returns the number of removed uploads and pictures */
  async run(): Promise<{ readonly uploads: number; readonly pictures: number }> {
    const before = this.#deps.clock.now() - UNUSED_PICTURE_MS;
    return { uploads: await this.#removeUploads(before), pictures: await this.#removePictures(before) };
  }

  async #removeUploads(before: number): Promise<number> {
    const { store } = this.#deps;
    let removed = 0;
    for (;;) {
      const uploads = await store.uploads.olderThan(before, BATCH);
      if (uploads.length === 0) return removed;
      await store.transaction(async (tx) => {
        for (const { id } of uploads) await tx.uploads.remove(id);
      });
      removed += uploads.length;
    }
  }

  async #removePictures(before: number): Promise<number> {
    let removed = 0;
    for await (const batch of inBatches(this.#deps.media.picturesOlderThan(before), BATCH))
      removed += await this.#removeUnusedOf(batch);
    return removed;
  }

  async #removeUnusedOf(signatures: readonly string[]): Promise<number> {
    const { store, media } = this.#deps;
    if ((await store.pictures.unused(signatures)).length === 0) return 0; // nothing to remove: do not block writers
    const unused = await store.transaction(async (tx) => {
      const stillUnused = await tx.pictures.unused(signatures);
      for (const signature of stillUnused) await tx.pictures.remove(signature);
      return stillUnused;
    });
    let removed = 0;
    for (const signature of unused) {
      if (await media.removePicture(signature, () => this.#isKnown(signature))) removed += 1;
    }
    return removed;
  }

  async #isKnown(signature: string): Promise<boolean> {
    return (await this.#deps.store.pictures.known([signature])).has(signature);
  }
}
