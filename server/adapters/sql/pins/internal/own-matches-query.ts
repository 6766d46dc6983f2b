import type { Kysely } from 'kysely';
import { toPinId, type UserId } from '../../../../../src/domain/ids/ids.ts';
import type { OwnMatchQuery, OwnMatchRow } from '../../../../application/ports/pins/pin-repository.ts';
import { keyOf } from '../../schema/keys.ts';
import { linkHash } from '../../schema/link-hash.ts';
import type { SqlContext } from '../../schema/prepared-queries.ts';
import type { Tables } from '../../schema/tables.ts';

/** One statement for the picture, one for the page. */
export async function ownMatches(
  context: SqlContext,
  pinnerId: UserId,
  { link, pictureSignature, boardId, limit }: OwnMatchQuery,
): Promise<readonly OwnMatchRow[]> {
  const place = { pinner: keyOf(pinnerId), board: boardId === null ? 0 : keyOf(boardId), limit };
  const page = linkHash(link);
  const ofPicture =
    pictureSignature === null ? [] : await rows(context, 'picture_signature', pictureSignature, place);
  const ofPage = page === null ? [] : await rows(context, 'link_key', page, place);
  const ids = new Set(ofPicture.map(({ id }) => id));
  return [
    ...ofPicture.map((row) => ({ ...row, by: 'picture' as const })),
    ...ofPage.filter(({ id }) => !ids.has(id)).map((row) => ({ ...row, by: 'link' as const })),
  ]
    .sort((one, other) => Number(other.board_id === place.board) - Number(one.board_id === place.board))
    .slice(0, limit)
    .map(({ id, by }) => ({ pinId: toPinId(String(id)), by }));
}

type Place = { readonly pinner: number; readonly board: number; readonly limit: number };

function rows(
  { db, prepared }: SqlContext,
  column: 'picture_signature' | 'link_key',
  value: string,
  place: Place,
): Promise<{ id: number; board_id: number }[]> {
  return prepared.rows(db, `own-${column}`, { ...place, value }, (args) => query(db, column, args));
}

function query(
  db: Kysely<Tables>,
  column: 'picture_signature' | 'link_key',
  args: Place & { readonly value: string },
) {
  return db
    .selectFrom('pins')
    .select(['id', 'board_id'])
    .where('pinner_id', '=', args.pinner)
    .where(column, '=', args.value)
    .orderBy((eb) => eb.case().when('board_id', '=', args.board).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(args.limit);
}
