import type { Kysely } from 'kysely';

/** Names of boards are sorted in the language of the reader, which no column can know. */
export const boardsWithoutNameKey = {
  name: '0027-boards-without-name-key',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('boards').dropColumn('name_key').execute();
  },
};
