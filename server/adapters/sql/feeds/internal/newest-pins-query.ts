import type { Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

export type NewestPinsArguments = { readonly before: number; readonly limit: number };

/** The newest pins of all boards, by the key of the table; the caller drops those that are not listed. */
export function newestPinsQuery(db: Kysely<Tables>, { before, limit }: NewestPinsArguments) {
  return db
    .selectFrom('pins')
    .select(['id', 'root_id', 'pinner_id', 'created_at', 'listed'])
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit);
}
