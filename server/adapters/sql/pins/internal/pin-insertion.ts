import { expressionBuilder, type Kysely } from 'kysely';
import { colorGroupOf } from '../../../../../src/domain/feeds/color-group.ts';
import { popularityRank } from '../../../../../src/domain/feeds/popularity.ts';
import { dayOf } from '../../../../../src/domain/statistics/day.ts';
import type { PinRecord } from '../../../../application/ports/records.ts';
import { recordDiscoveryChange } from '../../discovery/record-changes.ts';
import { flag } from '../../schema/flag.ts';
import { keyOf, storableKey } from '../../schema/keys.ts';
import { newPinRow } from '../pin-rows.ts';
import { PLACE_STEP } from '../../schema/places.ts';
import { countSaves, countSavesOfDay } from '../save-counts.ts';
import type { BoardRow, Tables } from '../../schema/tables.ts';
import { ROWS_AT_ONCE } from '../../schema/rows-at-once.ts';

/**
 * Inserts pins of one pinner into one board and section; the first one of the list comes first. Five statements, one
 * more for a section, three more for copies.
 */
export async function insertPins(db: Kysely<Tables>, pins: readonly PinRecord[]): Promise<void> {
  const [first] = pins;
  if (first === undefined) return;
  const board = await countOnBoard(db, pins, first);
  const { pinnerActive, ownerActive } = await activePeople(db, first, board.owner_id);
  const listed = board.privacy === 'public' && board.is_archived === 0 && pinnerActive && ownerActive;
  const colors = await colorsOf(db, pins);
  const rows = pins.map((pin, index) =>
    newPinRow(pin, {
      rank: popularityRank({ createdAt: pin.createdAt, saves: 0 }),
      shown: flag(pinnerActive),
      listed: flag(listed),
      place: board.top_place - PLACE_STEP * index,
      color_group: colorGroupOf(colors.get(pin.pictureSignature) ?? ''),
    }),
  );
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db
      .insertInto('pins')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
  await recordDiscoveryChange(db, 'pin', [...new Set(rows.map(({ root_id }) => root_id))]);
  await countInSection(db, first.sectionId === null ? null : keyOf(first.sectionId), pins.length);
  const copies = pins.filter(({ originalPinId }) => originalPinId !== null).map(({ id }) => keyOf(id));
  if (copies.length === 0 || board.privacy === 'secret') return;
  const saves = expressionBuilder<Tables, 'pins'>()('pins.id', 'in', copies);
  await countSaves(db, saves, 1);
  await countSavesOfDay(db, saves, dayOf(first.createdAt));
}

/** Corrects the count of a section; null means no section. */
export async function countInSection(db: Kysely<Tables>, section: number | null, by: number): Promise<void> {
  if (section === null || by === 0) return;
  await db
    .updateTable('board_sections')
    .set((eb) => ({ pin_count: eb('pin_count', '+', by) }))
    .where('id', '=', section)
    .execute();
}

type CountedBoard = Pick<BoardRow, 'owner_id' | 'privacy' | 'is_archived' | 'top_place'>;

async function countOnBoard(
  db: Kysely<Tables>,
  pins: readonly PinRecord[],
  { boardId, id }: PinRecord,
): Promise<CountedBoard> {
  const time = Math.max(...pins.map(({ createdAt }) => createdAt));
  return await db
    .updateTable('boards')
    .set((eb) => ({
      pin_count: eb('pin_count', '+', pins.length),
      top_place: eb('top_place', '+', PLACE_STEP * pins.length),
      last_pinned_at: eb
        .case()
        .when('last_pinned_at', '>', time)
        .then(eb.ref('last_pinned_at'))
        // A literal would make a new statement of each.
        .else(eb.val(time))
        .end(),
    }))
    .where('id', '=', storableKey(boardId))
    .returning(['owner_id', 'privacy', 'is_archived', 'top_place'])
    .executeTakeFirstOrThrow(() => new Error(`There is no board ${boardId} for pin ${id}.`));
}

async function activePeople(
  db: Kysely<Tables>,
  { pinnerId }: PinRecord,
  owner: number,
): Promise<{ pinnerActive: boolean; ownerActive: boolean }> {
  const pinner = storableKey(pinnerId);
  const active = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [pinner, owner])
    .where('state', '!=', 'deactivated')
    .execute();
  const ids = new Set(active.map(({ id }) => id));
  return { pinnerActive: ids.has(pinner), ownerActive: ids.has(owner) };
}

async function colorsOf(
  db: Kysely<Tables>,
  pins: readonly PinRecord[],
): Promise<ReadonlyMap<string, string>> {
  const signatures = [...new Set(pins.map(({ pictureSignature }) => pictureSignature))];
  const rows = await db
    .selectFrom('pictures')
    .select(['signature', 'dominant_color'])
    .where('signature', 'in', signatures)
    .execute();
  return new Map(rows.map((row) => [row.signature, row.dominant_color]));
}
