import { expressionBuilder, type Kysely } from 'kysely';
import { recordDiscoveryChange } from '../../discovery/record-changes.ts';
import type { Tables } from '../../schema/tables.ts';
import { removePins } from '../pin-removal.ts';
import { readSavedPins, restorePin, type SavedPin } from './saved-pins.ts';

type PartRow = Tables['pin_parts'];

/** A removed pin with what its content is made of. */
type RemovedPin = SavedPin & {
  readonly content: Pick<Tables['pin_contents'], 'kind' | 'content'> | null;
  readonly parts: readonly PartRow[];
};

/** Removes pins, and stores them with everything that goes, for the decision. */
export async function storeRemoved(
  db: Kysely<Tables>,
  ids: readonly number[],
  decision: { readonly id: number; readonly time: number },
): Promise<void> {
  const removed = await withContents(db, await readSavedPins(db, ids));
  if (removed.length === 0) return;
  await db
    .insertInto('removed_pins')
    .values(
      removed.map((one) => ({
        pin_id: one.pin.id,
        decision_id: decision.id,
        pinner_id: one.pin.pinner_id,
        saved: JSON.stringify(one),
        removed_at: decision.time,
      })),
    )
    .execute();
  await db.insertInto('removed_media').values(removed.flatMap(mediaOf)).execute();
  await removePins(db, expressionBuilder<Tables, 'pins'>()('pins.id', 'in', ids));
}

/** The pin itself, as it was stored. */
export function pinOfRemoved(saved: string): RemovedPin['pin'] {
  return (JSON.parse(saved) as RemovedPin).pin;
}

/** Puts a stored pin back. False when its board is gone. */
export async function restoreRemoved(db: Kysely<Tables>, saved: string): Promise<boolean> {
  const removed = JSON.parse(saved) as RemovedPin;
  if (!(await restorePin(db, removed))) return false;
  const { pin, content, parts } = removed;
  if (content?.kind == null) return true;
  await db
    .insertInto('pin_contents')
    .values({ root_id: pin.root_id, ...content, product: removed.product })
    .onConflict((conflict) => conflict.column('root_id').doUpdateSet({ ...content }))
    .execute();
  if (parts.length > 0) {
    await db
      .insertInto('pin_parts')
      .values([...parts])
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await recordDiscoveryChange(db, 'pin', [pin.root_id]);
  return true;
}

/** Two statements. */
async function withContents(db: Kysely<Tables>, saved: readonly SavedPin[]): Promise<readonly RemovedPin[]> {
  const roots = saved.map(({ pin }) => pin.root_id).concat(-1);
  const contents = await db
    .selectFrom('pin_contents')
    .select(['root_id', 'kind', 'content'])
    .where('root_id', 'in', roots)
    .execute();
  const parts = await db.selectFrom('pin_parts').selectAll().where('root_id', 'in', roots).execute();
  return saved.map((one) => {
    const content = contents.find(({ root_id }) => root_id === one.pin.root_id);
    return {
      ...one,
      content: content === undefined ? null : { kind: content.kind, content: content.content },
      parts: parts.filter(({ root_id }) => root_id === one.pin.root_id),
    };
  });
}

function mediaOf({ pin, parts }: RemovedPin) {
  return [pin, ...parts].map(({ picture_signature, video_signature }) => ({
    pin_id: pin.id,
    picture_signature,
    video_signature,
  }));
}
