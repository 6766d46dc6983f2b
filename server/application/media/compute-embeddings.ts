import type { JobHandler, JobRun, Later } from '../jobs/job-handler.ts';
import {
  EmbedderUnavailable,
  type EmbeddingReader,
  type EmbeddingRepository,
  type PictureEmbedder,
} from '../ports/media/embeddings.ts';
import type { MediaStore } from '../ports/media/media.ts';
import type { PictureReader } from '../ports/media/pictures.ts';
import type { Clock } from '../ports/surroundings.ts';
import { mediaFile } from './media-file.ts';

type ComputeEmbeddingsDeps = {
  readonly store: {
    readonly embeddings: Pick<EmbeddingReader, 'missing'>;
    readonly pictures: Pick<PictureReader, 'find'>;
    transaction<T>(
      work: (tx: { readonly embeddings: Pick<EmbeddingRepository, 'save' | 'keepOnly'> }) => Promise<T>,
    ): Promise<T>;
  };
  readonly media: Pick<MediaStore, 'read'>;
  /** Null without a model: there is nothing to do. */
  readonly embedder: Pick<PictureEmbedder, 'model' | 'embed'> | null;
  readonly clock: Clock;
};

/** Signatures of one query. */
const AT_ONCE = 100;
/** A run ends after this time, so that the lease of its job is renewed. ms */
const RUN_MS = 60_000;
/** How soon a model that cannot be used is tried again, ms. */
const RETRY_MS = 600_000;

/**
 * Computes the embedding of one picture, or those of all pictures that have none by the operator's model; then the ones
 * by earlier models go.
 */
export class ComputeEmbeddings implements JobHandler<'pictures.embeddings'> {
  readonly atMostMs = 10 * 60_000;
  readonly isNeverGivenUp = true;
  readonly #deps: ComputeEmbeddingsDeps;

  constructor(deps: ComputeEmbeddingsDeps) {
    this.#deps = deps;
  }

  async run({
    payload,
    ending,
  }: Pick<JobRun<'pictures.embeddings'>, 'payload' | 'ending'>): Promise<Later | void> {
    const { embedder, clock } = this.#deps;
    if (embedder === null) return undefined;
    try {
      if (payload.signature === undefined) return await this.#computeMissing(embedder, ending);
      return await this.#compute(embedder, payload.signature);
    } catch (error) {
      if (error instanceof EmbedderUnavailable) return { again: clock.now() + RETRY_MS };
      throw error;
    }
  }

  async #computeMissing(embedder: Embedder, ending: Promise<void>): Promise<Later | void> {
    const { store, clock } = this.#deps;
    let isEnding = false;
    void ending.then(() => (isEnding = true));
    const until = clock.now() + RUN_MS;
    for (let after = ''; ;) {
      const signatures = await store.embeddings.missing(embedder.model, after, AT_ONCE);
      if (signatures.length === 0) break;
      for (const signature of signatures) {
        if (isEnding || clock.now() >= until) return { again: clock.now() };
        await this.#compute(embedder, signature);
        after = signature;
      }
    }
    await store.transaction((tx) => tx.embeddings.keepOnly(embedder.model));
  }

  async #compute(embedder: Embedder, signature: string): Promise<void> {
    const bytes = await this.#fileOf(signature);
    const embedding = bytes === undefined ? null : await embedder.embed(bytes);
    await this.#deps.store.transaction((tx) => tx.embeddings.save(embedder.model, signature, embedding));
  }

  /** The size is close to what models take; the original is there for every picture. */
  async #fileOf(signature: string): Promise<Uint8Array | undefined> {
    const { store, media } = this.#deps;
    const small = await media.read(mediaFile('474x', signature, 'webp'));
    if (small !== undefined) return small;
    const picture = await store.pictures.find(signature);
    return picture && media.read(mediaFile('originals', signature, picture.extension));
  }
}

type Embedder = NonNullable<ComputeEmbeddingsDeps['embedder']>;
