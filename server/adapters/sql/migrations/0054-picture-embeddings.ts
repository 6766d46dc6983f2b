import type { Kysely } from 'kysely';

/** Vectors of pictures by an operator's model. Those of two models stand side by side while one replaces the other. */
export const pictureEmbeddings = {
  name: '0054-picture-embeddings',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('picture_embeddings')
      .addColumn('signature', 'text', (column) =>
        column.notNull().references('pictures.signature').onDelete('cascade'),
      )
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('embedding', 'text')
      .addPrimaryKeyConstraint('picture_embeddings_key', ['signature', 'model'])
      .execute();
  },
};
