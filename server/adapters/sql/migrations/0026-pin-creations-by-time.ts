import type { Kysely } from 'kysely';

/** An index of idempotency keys by time, so that the hourly cleanup reads expired ones only. */
export const pinCreationsByTime = {
  name: '0026-pin-creations-by-time',
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('pin_creations_by_time').on('pin_creations').column('created_at').execute();
  },
};
