import { toUploadId, toUserId, type UploadId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { UploadRecord } from '../../../application/ports/records.ts';
import type { UploadRepository } from '../../../application/ports/media/uploads.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { Tables } from '../schema/tables.ts';

/** Each method is one statement. */
export class SqlUploadRepository implements UploadRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(id: UploadId, userId: UserId): Promise<UploadRecord | undefined> {
    const row = await this.#context.db
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', keyOf(id))
      .where('user_id', '=', keyOf(userId))
      .executeTakeFirst();
    return row && uploadRecord(row);
  }

  async mayUse(pictureSignature: string, userId: UserId): Promise<boolean> {
    const { db } = this.#context;
    const user = keyOf(userId);
    const found = await db
      .selectFrom('uploads')
      .select('id')
      .where('picture_signature', '=', pictureSignature)
      .where('user_id', '=', user)
      .unionAll(
        db
          .selectFrom('pins')
          .select('id')
          .where('picture_signature', '=', pictureSignature)
          .where('pinner_id', '=', user),
      )
      .unionAll(
        db
          .selectFrom('pin_parts')
          .innerJoin('pins', 'pins.id', 'pin_parts.root_id')
          .select('pins.id')
          .where('pin_parts.picture_signature', '=', pictureSignature)
          .where('pins.pinner_id', '=', user),
      )
      .limit(1)
      .execute();
    return found.length > 0;
  }

  async olderThan(time: number, limit: number): Promise<readonly UploadRecord[]> {
    const rows = await this.#context.db
      .selectFrom('uploads')
      .selectAll()
      .where('created_at', '<', time)
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(uploadRecord);
  }

  async insert(upload: UploadRecord): Promise<void> {
    await this.#context.db
      .insertInto('uploads')
      .values({
        id: storableKey(upload.id),
        user_id: storableKey(upload.userId),
        picture_signature: upload.pictureSignature,
        created_at: upload.createdAt,
        video_signature: upload.videoSignature,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  async remove(id: UploadId): Promise<void> {
    await this.#context.db.deleteFrom('uploads').where('id', '=', keyOf(id)).execute();
  }
}

function uploadRecord(row: Tables['uploads']): UploadRecord {
  return {
    id: toUploadId(String(row.id)),
    userId: toUserId(String(row.user_id)),
    pictureSignature: row.picture_signature,
    videoSignature: row.video_signature,
    createdAt: row.created_at,
  };
}
