import type { Kysely } from 'kysely';
import { hashFromText } from '../../../../../src/domain/looks/picture-hash.ts';
import type { RemovedPicture } from '../../../../application/ports/moderation/moderation.ts';
import { numbersOf } from '../../reading/looks-rows.ts';
import type { Tables } from '../../schema/tables.ts';
import type { RemovedPictureRow } from '../../schema/tables-of-marks.ts';

/** Changes whenever the list of removed pictures does. */
export async function versionOfRemovedPictures(db: Kysely<Tables>): Promise<string> {
  const { count, last } = await db
    .selectFrom('removed_pictures')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<number | null>('decision_id').as('last')])
    .executeTakeFirstOrThrow();
  return `${count} ${last ?? ''}`;
}

/** The pictures that may not come back. */
export async function readRemovedPictures(db: Kysely<Tables>): Promise<readonly RemovedPicture[]> {
  const rows = await db.selectFrom('removed_pictures').selectAll().orderBy('signature').execute();
  return rows.map(removedPicture);
}

/** Puts a picture on the list, with its looks as far as they are known; one that is there stays as it is. */
export async function storeRemovedPicture(
  db: Kysely<Tables>,
  signature: string,
  decision: { readonly id: number; readonly time: number },
): Promise<void> {
  const looks = await db
    .selectFrom('picture_looks')
    .innerJoin('pictures', 'pictures.signature', 'picture_looks.signature')
    .select(['hash', 'trimmed_hash', 'quality', 'features', 'width', 'height'])
    .where('picture_looks.signature', '=', signature)
    .where('features', 'is not', null)
    .executeTakeFirst();
  await db
    .insertInto('removed_pictures')
    .values({
      signature,
      decision_id: decision.id,
      hash: looks?.hash ?? null,
      trimmed_hash: looks?.trimmed_hash ?? null,
      quality: looks?.quality ?? null,
      features: looks?.features ?? null,
      width: looks?.width ?? null,
      height: looks?.height ?? null,
      created_at: decision.time,
    })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .execute();
}

function removedPicture(row: RemovedPictureRow): RemovedPicture {
  const { signature, hash, trimmed_hash, quality, features, width, height } = row;
  if (hash === null || features === null || !width || !height) return { signature, looks: null };
  return {
    signature,
    looks: {
      hash: hashFromText(hash),
      trimmedHash: hashFromText(trimmed_hash ?? hash),
      quality: (quality ?? 0) / 100,
      aspectRatio: width / height,
      features: numbersOf(features),
    },
  };
}
