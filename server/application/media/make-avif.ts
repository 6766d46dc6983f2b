import type { JobHandler, JobRun } from '../jobs/job-handler.ts';
import type { MediaStore, PictureProcessor, RenditionSize } from '../ports/media/media.ts';
import { mediaFile } from './media-file.ts';
import type { PictureStore } from './internal/picture-store.ts';

type MakeAvifDeps = {
  readonly store: Pick<PictureStore, 'pictures'>;
  readonly media: MediaStore;
  readonly pictures: PictureProcessor;
};

/** The sizes of cards and closeups. */
export const AVIF_SIZES: readonly RenditionSize[] = ['236x', '474x', '564x', '736x'];
const LAST_SIZE: RenditionSize = '736x';

const MINUTE_MS = 60_000;

/**
 * Adds AVIF files to a stored picture, where they are smaller than its WebP files. A repetition after a crash finds the
 * earlier files and leaves them.
 */
export class MakeAvif implements JobHandler<'pictures.avif'> {
  /** Most of this time is waiting for uploads to pause. */
  readonly atMostMs = 5 * MINUTE_MS;
  readonly #deps: MakeAvifDeps;

  constructor(deps: MakeAvifDeps) {
    this.#deps = deps;
  }

  async run({ payload, ending }: Pick<JobRun<'pictures.avif'>, 'payload' | 'ending'>): Promise<void> {
    const { store, media, pictures } = this.#deps;
    const { signature } = payload;
    const picture = await store.pictures.find(signature);
    if (picture === undefined) return;
    // Files are put in the order of the sizes. If the last one exists, the same picture was uploaded again.
    if (await media.has(mediaFile(LAST_SIZE, signature, 'avif'))) return;
    const original = await media.read(mediaFile('originals', signature, picture.extension));
    if (original === undefined) return;
    const cut = ending.then(() => Promise.reject(new Error('the server ends')));
    const renditions = await Promise.race([pictures.renderAvif(original, AVIF_SIZES), cut]);
    const files = [];
    for (const { size, bytes } of renditions) {
      const webp = await media.read(mediaFile(size, signature, 'webp'));
      if (webp !== undefined && webp.byteLength <= bytes.byteLength) continue;
      files.push({ path: mediaFile(size, signature, 'avif'), bytes });
    }
    if (files.length > 0) await media.put(files);
  }
}
