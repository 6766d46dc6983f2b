import { embeddingFromValues } from '../../../server/application/embeddings/embedding-from-values.ts';
import {
  EmbedderUnavailable,
  type Embedding,
  type PictureEmbedder,
} from '../../../server/application/ports/media/embeddings.ts';
import type { PictureArea } from '../../../server/application/ports/media/media.ts';
import { openPart } from '../../../server/adapters/images/read-looks.ts';
import { pixelsOf } from '../../../server/adapters/images/safe-sharp.ts';

/** The mean colour of a picture as its embedding. */
export class FakePictureEmbedder implements PictureEmbedder {
  readonly model: string = 'mean-colour';
  isAvailable = true;

  start(): void {}

  async embed(bytes: Uint8Array, area?: PictureArea): Promise<Embedding | null> {
    if (!this.isAvailable) throw new EmbedderUnavailable('It is switched off.');
    try {
      const { picture } = await openPart(bytes, area ?? null);
      const { data } = await pixelsOf(picture.flatten().resize(1, 1, { fit: 'fill' }));
      return embeddingFromValues([...data].map((value) => value - 127.5));
    } catch {
      return null;
    }
  }

  async close(): Promise<void> {
    this.isAvailable = false;
  }
}
