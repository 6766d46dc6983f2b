import { sql, type Kysely } from 'kysely';
import { linkHash } from '../schema/link-hash.ts';

/** The batch size of reads. */
const PINS_AT_ONCE = 1000;

/** Indexes to find a user's pins of a page or a picture. */
export const linkKeys = {
  name: '0012-link-keys',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('pins').addColumn('link_key', 'text').execute();
    let last = 0;
    for (;;) {
      const { rows } = await sql<{ id: number; link: string }>`select id, link from pins
        where id > ${last} and link is not null order by id limit ${PINS_AT_ONCE}`.execute(db);
      for (const { id, link } of rows)
        await sql`update pins set link_key = ${linkHash(link)} where id = ${id}`.execute(db);
      last = rows.at(-1)?.id ?? last;
      if (rows.length < PINS_AT_ONCE) break;
    }
    await db.schema
      .createIndex('pins_own_link')
      .on('pins')
      .columns(['pinner_id', 'link_key', 'id'])
      .execute();
    await db.schema
      .createIndex('pins_own_picture')
      .on('pins')
      .columns(['pinner_id', 'picture_signature', 'id'])
      .execute();
  },
};
