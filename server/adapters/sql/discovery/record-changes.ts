import { expressionBuilder, sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { DiscoveryChange } from '../../../application/ports/discovery/discovery-changes.ts';
import type { Tables } from '../schema/tables.ts';

/** Engines limit the number of values in one statement. */
const AT_ONCE = 500;

/** Stores that documents may have changed. One statement for 500 objects. */
export async function recordDiscoveryChange(
  db: Kysely<Tables>,
  kind: DiscoveryChange['kind'],
  objects: readonly number[],
): Promise<void> {
  for (let start = 0; start < objects.length; start += AT_ONCE) {
    const values = objects.slice(start, start + AT_ONCE).map((object_id) => ({ kind, object_id }));
    await db.insertInto('discovery_changes').values(values).execute();
  }
}

/** Stores that the documents of all pins with this picture may have changed. One statement. */
export function recordChangedPicture(db: Kysely<Tables>, signature: string): Promise<void> {
  return recordChangedPins(db, expressionBuilder<Tables, 'pins'>()('pins.picture_signature', '=', signature));
}

/** Stores that the documents of these pins may have changed. Call it while the pins exist. One statement. */
export async function recordChangedPins(db: Kysely<Tables>, pins: Expression<SqlBool>): Promise<void> {
  await db
    .insertInto('discovery_changes')
    .columns(['kind', 'object_id'])
    .expression(
      db
        .selectFrom('pins')
        .select([sql.lit<DiscoveryChange['kind']>('pin').as('kind'), 'pins.root_id'])
        .distinct()
        .where(pins),
    )
    .execute();
}
