import { sql, type Kysely } from 'kysely';
import type { SourceFacts } from '../../../../src/domain/sources/source-facts.ts';
import { variantKeys } from '../schema/link-hash.ts';

/** The batch size of reads. */
const BATCH = 500;

/** The variant addresses of products, by which their pins can be found. */
export const linkVariants = {
  name: '0022-link-variants',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('link_variants')
      .addColumn('variant_key', 'text', (column) => column.notNull())
      .addColumn('link_key', 'text', (column) =>
        column.notNull().references('link_facts.link_key').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('link_variants_key', ['variant_key', 'link_key'])
      .execute();
    await db.schema.createIndex('link_variants_link').on('link_variants').column('link_key').execute();
    let last = '';
    for (;;) {
      const { rows } = await sql<{ link_key: string; facts: string }>`
        SELECT link_key, facts FROM link_facts WHERE facts IS NOT NULL AND link_key > ${last}
        ORDER BY link_key LIMIT ${BATCH}`.execute(db);
      for (const { link_key, facts } of rows) {
        for (const key of variantKeys(JSON.parse(facts) as SourceFacts))
          await sql`INSERT INTO link_variants (variant_key, link_key) VALUES (${key}, ${link_key})`.execute(
            db,
          );
      }
      if (rows.length < BATCH) return;
      last = rows.at(-1)!.link_key;
    }
  },
};
