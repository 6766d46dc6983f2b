import type { Kysely } from 'kysely';

/**
 * The index of a board's pins says which of them are copies, so that feeds of followed boards need not read the pins.
 * Without it PostgreSQL reads and sorts all pins of each board to find its newest one.
 */
export const originalInIndexOfBoards = {
  name: '0063-original-in-index-of-boards',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.dropIndex('pins_board').execute();
    await db.schema
      .createIndex('pins_board')
      .on('pins')
      .columns(['board_id', 'shown', 'id', 'section_id', 'pinner_id', 'original_pin_id'])
      .execute();
  },
};
