import type { Kysely } from 'kysely';
import type { PictureRecord } from '../../../application/ports/records.ts';
import type { Tables } from '../schema/tables.ts';

/** A picture or a video that the store has a row of. */
export type NamedMedia =
  | {
      readonly kind: 'picture';
      readonly signature: string;
      readonly extension: PictureRecord['extension'];
    }
  | { readonly kind: 'video'; readonly signature: string };

const AT_ONCE = 1000;

/** All pictures and videos of the store. */
export async function* namedMedia(db: Kysely<Tables>): AsyncGenerator<NamedMedia> {
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('pictures')
      .select(['signature', 'extension'])
      .where('signature', '>', last)
      .orderBy('signature')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) yield { kind: 'picture', ...row };
    if (rows.length < AT_ONCE) break;
    last = rows.at(-1)!.signature;
  }
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('videos')
      .select('signature')
      .where('signature', '>', last)
      .orderBy('signature')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) yield { kind: 'video', ...row };
    if (rows.length < AT_ONCE) break;
    last = rows.at(-1)!.signature;
  }
}
