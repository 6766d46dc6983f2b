import type { Embedding } from '../../../application/ports/media/embeddings.ts';
import type { PictureArea } from '../../../application/ports/media/media.ts';

/** What the server asks the process with the model. */
export type EmbeddingJob = { readonly bytes: Uint8Array; readonly area: PictureArea | null };
/** Null for a picture that cannot be decoded. */
export type EmbeddingResult = Embedding | null;
