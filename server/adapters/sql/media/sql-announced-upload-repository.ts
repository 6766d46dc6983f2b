import { toUploadId, toUserId, type UploadId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { AnnouncedUpload, AnnouncedUploadRepository } from '../../../application/ports/media/videos.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { AnnouncedUploadRow } from '../schema/tables-of-work.ts';

/** Each method is one statement, unless it says otherwise. */
export class SqlAnnouncedUploadRepository implements AnnouncedUploadRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(id: UploadId): Promise<AnnouncedUpload | undefined> {
    const row = await this.#all().where('id', '=', keyOf(id)).executeTakeFirst();
    return row && recordOf(row);
  }

  async ofUser(ids: readonly UploadId[], userId: UserId): Promise<readonly AnnouncedUpload[]> {
    if (ids.length === 0) return [];
    const rows = await this.#all()
      .where('id', 'in', ids.map(keyOf))
      .where('user_id', '=', keyOf(userId))
      .execute();
    return rows.map(recordOf);
  }

  async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.#context.db
      .selectFrom('announced_uploads')
      .select('id')
      .where('id', 'in', ids.map(keyOf))
      .execute();
    return new Set(rows.map(({ id }) => String(id)));
  }

  /** Two statements. A file counts once, although an upload and an original may both refer to it. */
  async bytesOf(userId: UserId): Promise<number> {
    const [pictures, videos] = [
      await this.#pictureBytes(keyOf(userId)),
      await this.#videoBytes(keyOf(userId)),
    ];
    return pictures + videos;
  }

  async insert(upload: AnnouncedUpload): Promise<void> {
    await this.#context.db
      .insertInto('announced_uploads')
      .values({
        id: storableKey(upload.id),
        user_id: storableKey(upload.userId),
        media_type: upload.mediaType,
        status: upload.status,
        video_signature: upload.videoSignature,
        picture_signature: upload.pictureSignature,
        failure: upload.failure,
        created_at: upload.createdAt,
      })
      .execute();
  }

  async update(id: UploadId, change: Parameters<AnnouncedUploadRepository['update']>[1]): Promise<void> {
    const { status, pictureSignature, failure } = change;
    await this.#context.db
      .updateTable('announced_uploads')
      .set({
        ...(status === undefined ? {} : { status }),
        ...(pictureSignature === undefined ? {} : { picture_signature: pictureSignature }),
        ...(failure === undefined ? {} : { failure }),
      })
      .where('id', '=', keyOf(id))
      .execute();
  }

  async removeBefore(time: number): Promise<number> {
    const result = await this.#context.db
      .deleteFrom('announced_uploads')
      .where('created_at', '<', time)
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  }

  async #pictureBytes(user: number): Promise<number> {
    const { db } = this.#context;
    const row = await db
      .selectFrom('pictures')
      .select((eb) => eb.fn.sum<number | null>('byte_length').as('bytes'))
      .where('signature', 'in', (eb) =>
        eb
          .selectFrom('pins')
          .select('picture_signature')
          .where('pinner_id', '=', user)
          .where('original_pin_id', 'is', null)
          .union(
            db
              .selectFrom('pin_parts')
              .innerJoin('pins', 'pins.id', 'pin_parts.root_id')
              .select('pin_parts.picture_signature')
              .where('pins.pinner_id', '=', user),
          )
          .union(db.selectFrom('uploads').select('picture_signature').where('user_id', '=', user)),
      )
      .executeTakeFirst();
    return Number(row?.bytes ?? 0);
  }

  async #videoBytes(user: number): Promise<number> {
    const { db } = this.#context;
    const row = await db
      .selectFrom('videos')
      .select((eb) => eb.fn.sum<number | null>('byte_length').as('bytes'))
      .where('signature', 'in', (eb) =>
        eb
          .selectFrom('pins')
          .select('video_signature')
          .where('pinner_id', '=', user)
          .where('original_pin_id', 'is', null)
          .where('video_signature', 'is not', null)
          .union(
            db
              .selectFrom('pin_parts')
              .innerJoin('pins', 'pins.id', 'pin_parts.root_id')
              .select('pin_parts.video_signature')
              .where('pins.pinner_id', '=', user),
          )
          .union(db.selectFrom('uploads').select('video_signature').where('user_id', '=', user)),
      )
      .executeTakeFirst();
    return Number(row?.bytes ?? 0);
  }

  #all() {
    return this.#context.db.selectFrom('announced_uploads').selectAll();
  }
}

function recordOf(row: AnnouncedUploadRow): AnnouncedUpload {
  return {
    id: toUploadId(String(row.id)),
    userId: toUserId(String(row.user_id)),
    mediaType: row.media_type,
    status: row.status,
    videoSignature: row.video_signature,
    pictureSignature: row.picture_signature,
    failure: row.failure,
    createdAt: row.created_at,
  };
}
