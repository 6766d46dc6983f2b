import type { Kysely } from 'kysely';
import { toPinId, type PinId } from '../../../../../src/domain/ids/ids.ts';
import { linkHash } from '../../schema/link-hash.ts';
import type { Tables } from '../../schema/tables.ts';

/**
 * The listed pins of the product with this variant address; those that link to the address come first. At most two
 * statements.
 */
export async function pinsOfVariant(
  db: Kysely<Tables>,
  address: string,
  limit: number,
): Promise<readonly PinId[]> {
  const key = linkHash(address);
  if (key === null) return [];
  const rows = await db
    .selectFrom('link_variants')
    .innerJoin('pins', 'pins.link_key', 'link_variants.link_key')
    .select('pins.id')
    .distinct()
    .where('variant_key', '=', key)
    .where('pins.listed', '=', 1)
    .orderBy('pins.id')
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const linked = await db
    .selectFrom('pins')
    .select('pins.id')
    .where('link_key', '=', key)
    .where('listed', '=', 1)
    .orderBy('pins.id')
    .limit(limit)
    .execute();
  const ids = new Set([...linked, ...rows].map(({ id }) => toPinId(String(id))));
  return [...ids].slice(0, limit);
}
