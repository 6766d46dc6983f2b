import type { PictureArea } from './media.ts';

/** A vector of a picture in whole numbers. Only its direction counts: similar pictures have similar directions. */
export type Embedding = Int8Array;

/** The model cannot be used now; `message` tells the operator why. */
export class EmbedderUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EmbedderUnavailable';
  }
}

/** Describes pictures by the operator's own model. Everything works without one. */
export interface PictureEmbedder {
  /** Names the content of the model; embeddings of different models cannot be compared. */
  readonly model: string;
  /** Opens the model ahead of the first picture, and logs whether it can be used. */
  start(): void;
  /**
   * The embedding of a picture or a part of it; null for a picture that cannot be decoded. All embeddings of a model
   * have the same length.
   * @throws {EmbedderUnavailable}
   */
  embed(picture: Uint8Array, area?: PictureArea): Promise<Embedding | null>;
  /** Stops the work; what waits is rejected. A second call does nothing. */
  close(): Promise<void>;
}

/** Stored embeddings. The embeddings of a picture go with the picture. */
export interface EmbeddingReader {
  /** Those of this model; pictures without one are left out. Any number of signatures. */
  find(model: string, signatures: readonly string[]): Promise<ReadonlyMap<string, Embedding>>;
  /** Signatures after `after`, in their order, of pictures that this model has not seen. */
  missing(model: string, after: string, limit: number): Promise<readonly string[]>;
}

export interface EmbeddingRepository extends EmbeddingReader {
  /**
   * Replaces the embedding of a picture by this model. Null for a picture that cannot be decoded, so that nobody tries
   * again. A picture without a record is fine: nothing happens.
   */
  save(model: string, signature: string, embedding: Embedding | null): Promise<void>;
  /** Removes the embeddings of all other models. */
  keepOnly(model: string): Promise<void>;
}
