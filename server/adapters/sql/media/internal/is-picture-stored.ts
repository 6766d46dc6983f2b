import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** Whether there is a picture with this signature. One statement. */
export async function isPictureStored(db: Kysely<Tables>, signature: string): Promise<boolean> {
  const picture = await db
    .selectFrom('pictures')
    .select('signature')
    .where('signature', '=', signature)
    .executeTakeFirst();
  return picture !== undefined;
}
