import type { Embedding, EmbeddingRepository } from '../../../application/ports/media/embeddings.ts';
import { recordChangedPicture } from '../discovery/record-changes.ts';
import { embeddingsOf } from '../reading/embeddings-of.ts';
import { textOf } from '../reading/looks-rows.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import { isPictureStored } from './internal/is-picture-stored.ts';

/** Reads of many signatures are one statement for each 500. */
export class SqlEmbeddingRepository implements EmbeddingRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  find(model: string, signatures: readonly string[]): Promise<ReadonlyMap<string, Embedding>> {
    return embeddingsOf(this.#context, model, signatures);
  }

  async missing(model: string, after: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#context.db
      .selectFrom('pictures')
      .leftJoin('picture_embeddings', (join) =>
        join
          .onRef('picture_embeddings.signature', '=', 'pictures.signature')
          .on('picture_embeddings.model', '=', model),
      )
      .select('pictures.signature')
      .where('pictures.signature', '>', after)
      .where('picture_embeddings.signature', 'is', null)
      .orderBy('pictures.signature')
      .limit(limit)
      .execute();
    return rows.map(({ signature }) => signature);
  }

  /** At most four statements. */
  async save(model: string, signature: string, embedding: Embedding | null): Promise<void> {
    const { db } = this.#context;
    if (!(await isPictureStored(db, signature))) return;
    await db
      .deleteFrom('picture_embeddings')
      .where('signature', '=', signature)
      .where('model', '=', model)
      .execute();
    await db
      .insertInto('picture_embeddings')
      .values({ signature, model, embedding: embedding === null ? null : textOf(embedding) })
      .execute();
    await recordChangedPicture(db, signature);
  }

  async keepOnly(model: string): Promise<void> {
    await this.#context.db.deleteFrom('picture_embeddings').where('model', '<>', model).execute();
  }
}
