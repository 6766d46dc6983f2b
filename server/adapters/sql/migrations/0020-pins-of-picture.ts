import type { Kysely } from 'kysely';

/** Indexes to find the pins of a picture by age and by rank; the index of popular pins contains their pictures. */
export const pinsOfPicture = {
  name: '0020-pins-of-picture',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('pins_of_picture').on('pins').columns(['picture_signature', 'id']).execute();
    await db.schema
      .createIndex('pins_of_picture_by_rank')
      .on('pins')
      .columns(['picture_signature', 'listed', 'rank', 'id', 'pinner_id', 'board_id'])
      .execute();
    await db.schema.dropIndex('pins_popular').execute();
    await db.schema
      .createIndex('pins_popular')
      .on('pins')
      .columns(['listed', 'rank', 'id', 'pinner_id', 'board_id', 'picture_signature'])
      .execute();
  },
};
