import type { Kysely } from 'kysely';
import type { TypedProduct } from '../../../../../src/domain/pins/typed-product.ts';
import {
  deletedStory,
  pictureParts,
  type PinContent,
  type StoryContent,
} from '../../../../application/ports/pins/pin-content.ts';
import { recordDiscoveryChange } from '../../discovery/record-changes.ts';
import { storableKey } from '../../schema/keys.ts';
import type { PinFilter } from '../save-counts.ts';
import type { Tables } from '../../schema/tables.ts';

/** Engines limit the number of values in one statement. */
const AT_ONCE = 500;

/** Stores the content of a pin with its pictures and videos. Three statements. */
export async function insertContent(db: Kysely<Tables>, root: number, made: PinContent): Promise<void> {
  const content = JSON.stringify(made);
  await db
    .insertInto('pin_contents')
    .values({ root_id: root, kind: made.kind, content, product: null })
    .onConflict((conflict) => conflict.column('root_id').doUpdateSet({ kind: made.kind, content }))
    .execute();
  await recordDiscoveryChange(db, 'pin', [root]);
  const parts = pictureParts(made);
  if (parts.length === 0) return;
  await db
    .insertInto('pin_parts')
    .values(
      parts.map(({ id, pictureSignature, videoSignature }) => ({
        id: storableKey(id),
        root_id: root,
        picture_signature: pictureSignature,
        video_signature: videoSignature,
      })),
    )
    .execute();
}

/** Two statements. */
export async function putProduct(
  db: Kysely<Tables>,
  root: number,
  typed: TypedProduct | null,
): Promise<void> {
  const product = typed === null ? null : JSON.stringify(typed);
  await db
    .insertInto('pin_contents')
    .values({ root_id: root, kind: null, content: null, product })
    .onConflict((conflict) => conflict.column('root_id').doUpdateSet({ product }))
    .execute();
  await recordDiscoveryChange(db, 'pin', [root]);
}

/**
 * The roots of those of the pins that have shared content, or topics that people decided. Call it before the pins are
 * removed. One statement.
 */
export async function rootsWithContent(db: Kysely<Tables>, pins: PinFilter): Promise<readonly number[]> {
  const rootsIn = (table: 'pin_contents' | 'pin_topics') =>
    db
      .selectFrom(table)
      .select('root_id')
      .where('root_id', 'in', (eb) => eb.selectFrom('pins').select('pins.root_id').where(pins));
  const rows = await rootsIn('pin_contents').union(rootsIn('pin_topics')).execute();
  return rows.map(({ root_id }) => root_id);
}

/**
 * Removes content that no pin refers to any more, and stories whose creators have removed them. Call it after pins were
 * removed.
 */
export async function forgetContents(db: Kysely<Tables>, roots: readonly number[]): Promise<void> {
  for (let start = 0; start < roots.length; start += AT_ONCE) {
    const some = roots.slice(start, start + AT_ONCE);
    await forgetUnshared(db, 'pin_contents', some);
    await forgetUnshared(db, 'pin_topics', some);
    await forgetStories(db, some);
  }
}

async function forgetUnshared(
  db: Kysely<Tables>,
  table: 'pin_contents' | 'pin_topics',
  roots: readonly number[],
): Promise<void> {
  await db
    .deleteFrom(table)
    .where('root_id', 'in', roots)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('pins').select('pins.id').whereRef('pins.root_id', '=', `${table}.root_id`))),
    )
    .execute();
}

async function forgetStories(db: Kysely<Tables>, roots: readonly number[]): Promise<void> {
  const removed = await db
    .selectFrom('pin_contents')
    .select(['root_id', 'content'])
    .where('root_id', 'in', roots)
    .where('kind', '=', 'story')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('pins').select('pins.id').whereRef('pins.id', '=', 'pin_contents.root_id'))),
    )
    .execute();
  for (const { root_id, content } of removed) {
    if (content === null) continue;
    await db
      .updateTable('pin_contents')
      .set({ content: JSON.stringify(deletedStory(JSON.parse(content) as StoryContent)) })
      .where('root_id', '=', root_id)
      .execute();
  }
  const gone = removed.map(({ root_id }) => root_id);
  if (gone.length > 0) await db.deleteFrom('pin_parts').where('root_id', 'in', gone).execute();
}
