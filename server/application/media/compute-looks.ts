import type { JobHandler, JobRun, Later } from '../jobs/job-handler.ts';
import type { LooksReader, LooksRepository } from '../ports/media/looks.ts';
import { PicturesBusy, type MediaStore, type PictureProcessor } from '../ports/media/media.ts';
import type { PictureReader } from '../ports/media/pictures.ts';
import type { Clock, Logger } from '../ports/surroundings.ts';
import { LOOKS_VERSION } from '../looks/extract-looks.ts';
import { mediaFile } from './media-file.ts';

type ComputeLooksDeps = {
  readonly store: {
    readonly looks: Pick<LooksReader, 'missing'>;
    readonly pictures: Pick<PictureReader, 'find'>;
    transaction<T>(work: (tx: { readonly looks: Pick<LooksRepository, 'save'> }) => Promise<T>): Promise<T>;
  };
  readonly media: Pick<MediaStore, 'read'>;
  readonly pictures: Pick<PictureProcessor, 'looksOf'>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
};

/** Signatures of one query. */
const AT_ONCE = 100;
/** A run ends after this time, so that the lease of its job is renewed. ms */
const RUN_MS = 60_000;
const MINUTE_MS = 60_000;

/**
 * Computes the looks of stored pictures that have none: those from before this feature, or of another version. It runs
 * after each start; a run that was cut off continues with what is missing.
 */
export class ComputeLooks implements JobHandler<'pictures.looks'> {
  readonly atMostMs = 10 * MINUTE_MS;
  readonly isNeverGivenUp = true;
  readonly #deps: ComputeLooksDeps;

  constructor(deps: ComputeLooksDeps) {
    this.#deps = deps;
  }

  async run({ ending }: Pick<JobRun<'pictures.looks'>, 'ending'>): Promise<Later | void> {
    const { store, clock } = this.#deps;
    let isEnding = false;
    void ending.then(() => (isEnding = true));
    const until = clock.now() + RUN_MS;
    for (let after = ''; ;) {
      const signatures = await store.looks.missing(LOOKS_VERSION, after, AT_ONCE);
      if (signatures.length === 0) return undefined;
      for (const signature of signatures) {
        if (isEnding || clock.now() >= until) return { again: clock.now() };
        await this.#compute(signature);
        after = signature;
      }
    }
  }

  async #compute(signature: string): Promise<void> {
    const { store, pictures, logger } = this.#deps;
    const bytes = await this.#fileOf(signature);
    const looks =
      bytes &&
      (await pictures.looksOf(bytes, { isBackground: true }).catch((error: unknown) => {
        if (error instanceof PicturesBusy) throw error;
        logger.warn('picture_without_looks', {
          signature,
          error: error instanceof Error ? error : undefined,
        });
        return undefined;
      }));
    await store.transaction((tx) => tx.looks.save(signature, LOOKS_VERSION, looks ?? null));
  }

  /** A small size decodes quickly; the original is there for every picture. */
  async #fileOf(signature: string): Promise<Uint8Array | undefined> {
    const { store, media } = this.#deps;
    const small = await media.read(mediaFile('236x', signature, 'webp'));
    if (small !== undefined) return small;
    const picture = await store.pictures.find(signature);
    return picture && media.read(mediaFile('originals', signature, picture.extension));
  }
}
