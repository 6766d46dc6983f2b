import { sql, type Kysely } from 'kysely';
import type { SourceFacts } from '../../../../src/domain/sources/source-facts.ts';
import { variantKeys } from '../schema/link-hash.ts';

/** The batch size of reads. */
const BATCH = 500;

/** Removes variant addresses on other sites: they no longer lead to the product's pins. */
export const variantsOfOwnSite = {
  name: '0023-variants-of-own-site',
  async up(db: Kysely<unknown>): Promise<void> {
    let last = '';
    for (;;) {
      const { rows } = await sql<{ link_key: string; facts: string }>`
        SELECT link_key, facts FROM link_facts WHERE facts IS NOT NULL AND link_key > ${last}
        ORDER BY link_key LIMIT ${BATCH}`.execute(db);
      for (const { link_key, facts } of rows) {
        const own = new Set(variantKeys(JSON.parse(facts) as SourceFacts));
        const named = await sql<{ variant_key: string }>`
          SELECT variant_key FROM link_variants WHERE link_key = ${link_key}`.execute(db);
        for (const { variant_key } of named.rows.filter((row) => !own.has(row.variant_key)))
          await sql`DELETE FROM link_variants WHERE link_key = ${link_key} AND variant_key = ${variant_key}`.execute(
            db,
          );
      }
      if (rows.length < BATCH) return;
      last = rows.at(-1)!.link_key;
    }
  },
};
