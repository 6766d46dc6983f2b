import type { Kysely } from 'kysely';

/** Old keys of creates are found by their time, whoever used them, so that the hourly clearing reads no others. */
export const pinCreationsByTime = {
  name: '0026-pin-creations-by-time',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('pin_creations_by_time').on('pin_creations').column('created_at').execute();
  },
};
