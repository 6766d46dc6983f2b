import type { VideoRecord, VideoRepository } from '../../../application/ports/media/videos.ts';
import type { UserId } from '../../../../src/domain/ids/ids.ts';
import { flag } from '../schema/flag.ts';
import { keyOf } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import { formatsText, videoRecord, videoRow } from '../reading/video-rows.ts';

/** Each method is one statement, unless it says otherwise. */
export class SqlVideoRepository implements VideoRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(signature: string): Promise<VideoRecord | undefined> {
    const row = await this.#context.db
      .selectFrom('videos')
      .selectAll()
      .where('signature', '=', signature)
      .executeTakeFirst();
    return row && videoRecord(row);
  }

  async posterFor(signature: string, userId: UserId): Promise<string | undefined> {
    const { db } = this.#context;
    const user = keyOf(userId);
    const row = await db
      .selectFrom('uploads')
      .select('picture_signature')
      .where('video_signature', '=', signature)
      .where('user_id', '=', user)
      .unionAll(
        db
          .selectFrom('pins')
          .select('picture_signature')
          .where('video_signature', '=', signature)
          .where('pinner_id', '=', user),
      )
      .unionAll(
        db
          .selectFrom('pin_parts')
          .innerJoin('pins', 'pins.id', 'pin_parts.root_id')
          .select('pin_parts.picture_signature')
          .where('pin_parts.video_signature', '=', signature)
          .where('pins.pinner_id', '=', user),
      )
      .limit(1)
      .executeTakeFirst();
    return row?.picture_signature;
  }

  async unused(signatures: readonly string[]): Promise<readonly string[]> {
    if (signatures.length === 0) return [];
    const used = await this.#usedAmong(signatures);
    return signatures.filter((signature) => !used.has(signature));
  }

  async insert(video: VideoRecord): Promise<void> {
    await this.#context.db
      .insertInto('videos')
      .values(videoRow(video))
      .onConflict((conflict) => conflict.column('signature').doNothing())
      .execute();
  }

  async update(signature: string, change: Parameters<VideoRepository['update']>[1]): Promise<void> {
    const { status, formats, playsUpload, hasCaptions, byteLength } = change;
    await this.#context.db
      .updateTable('videos')
      .set({
        ...(status === undefined ? {} : { status }),
        ...(formats === undefined ? {} : { formats: formatsText(formats) }),
        ...(playsUpload === undefined ? {} : { plays_upload: flag(playsUpload) }),
        ...(hasCaptions === undefined ? {} : { has_captions: flag(hasCaptions) }),
        ...(byteLength === undefined ? {} : { byte_length: byteLength }),
      })
      .where('signature', '=', signature)
      .execute();
  }

  /** Two statements. */
  async remove(signature: string): Promise<void> {
    if ((await this.#usedAmong([signature])).size > 0) return;
    await this.#context.db.deleteFrom('videos').where('signature', '=', signature).execute();
  }

  async #usedAmong(signatures: readonly string[]): Promise<ReadonlySet<string | null>> {
    const { db } = this.#context;
    const rows = await db
      .selectFrom('pins')
      .select('video_signature')
      .where('video_signature', 'in', signatures)
      .union(db.selectFrom('pin_parts').select('video_signature').where('video_signature', 'in', signatures))
      .union(db.selectFrom('uploads').select('video_signature').where('video_signature', 'in', signatures))
      .union(
        db.selectFrom('removed_media').select('video_signature').where('video_signature', 'in', signatures),
      )
      .execute();
    return new Set(rows.map(({ video_signature }) => video_signature));
  }
}
