import type { Kysely } from 'kysely';

/**
 * The indexes of a board's and of a person's pins hold whatever decides if a pin is hidden, so that feeds of followed
 * people and boards leave hidden pins out without reading the pins themselves.
 */
export const indexesForHides = {
  name: '0045-indexes-for-hides',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropIndex('pins_pinner_listed').execute();
    await db.schema
      .createIndex('pins_pinner_listed')
      .on('pins')
      .columns(['pinner_id', 'listed', 'id', 'board_id'])
      .execute();
    await db.schema.dropIndex('pins_board').execute();
    await db.schema
      .createIndex('pins_board')
      .on('pins')
      .columns(['board_id', 'shown', 'id', 'section_id', 'pinner_id'])
      .execute();
  },
};
