import { inBatches } from '../in-batches.ts';
import type { MediaStore } from '../ports/media/media.ts';
import type { PictureStore } from './picture-store.ts';
import type { Clock } from '../ports/surroundings.ts';

/** How long an upload waits for its use, and files for their record. */
export const UNUSED_PICTURE_MS = 24 * 60 * 60 * 1000;

const BATCH = 200;

export type CollectUnusedPicturesDeps = {
  readonly store: PictureStore;
  readonly media: MediaStore;
  readonly clock: Clock;
};

/**
 * Removes uploads that nobody used for 24 hours, then pictures that no pin, upload or avatar names. To be run
 * about once an hour, by one process at a time.
 *
 * Records go before files: whoever wants to use a picture (a new pin) reads its record inside the transaction
 * that names it, so it either comes first and the picture stays, or finds no record and is refused. Cut between
 * the two: files without a record, which the next run finds. Somebody may send the same picture again while its
 * files go; `StoreUpload` and `MediaStore.removePicture` settle that between them.
 */
export class CollectUnusedPictures {
  readonly #deps: CollectUnusedPicturesDeps;

  constructor(deps: CollectUnusedPicturesDeps) {
    this.#deps = deps;
  }

  /** @returns how many of each were removed. */
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
    if ((await store.pictures.unused(signatures)).length === 0) return 0; // no need to hold up writers
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
