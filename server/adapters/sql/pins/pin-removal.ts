import { expressionBuilder, type Expression, type Kysely, type SqlBool } from 'kysely';
import { recordChangedPins } from '../discovery/record-changes.ts';
import { forgetContents, rootsWithContent } from './internal/pin-contents.ts';
import { countInSection } from './internal/pin-insertion.ts';
import { countSaves, type PinFilter } from './save-counts.ts';
import type { BoardRow, Tables } from '../schema/tables.ts';

/** The number of selected pins on a board and in one of its sections. */
export type HeldPins = {
  readonly board_id: number;
  readonly section_id: number | null;
  readonly privacy: BoardRow['privacy'];
  readonly count: number;
};

/** Counts the pins per board and section. One statement. */
export async function heldPins(db: Kysely<Tables>, pins: PinFilter): Promise<readonly HeldPins[]> {
  return await db
    .selectFrom('pins')
    .innerJoin('boards', 'boards.id', 'pins.board_id')
    .where(pins)
    .select((eb) => [
      'pins.board_id',
      'pins.section_id',
      'boards.privacy',
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy(['pins.board_id', 'pins.section_id', 'boards.privacy'])
    .execute();
}

/** Removes pins and corrects the counts. @returns the number of removed pins */
export async function removePins(db: Kysely<Tables>, pins: PinFilter): Promise<number> {
  const held = await heldPins(db, pins);
  if (held.length === 0) return 0;
  const counted = onOpenBoards(pins, held);
  if (counted !== null) await countSaves(db, counted, -1);
  await recordChangedPins(db, pins);
  const shared = await rootsWithContent(db, pins);
  await db.deleteFrom('pins').where(pins).execute();
  await forgetContents(db, shared);
  await countLess(db, held);
  return held.reduce((sum, { count }) => sum + count, 0);
}

/** The pins that are not on secret boards; null for none. */
export function onOpenBoards(pins: PinFilter, held: readonly HeldPins[]): PinFilter | null {
  const secret = new Set(held.filter(({ privacy }) => privacy === 'secret').map(({ board_id }) => board_id));
  if (secret.size === 0) return pins;
  const open = [...new Set(held.map(({ board_id }) => board_id))].filter((board) => !secret.has(board));
  return open.length === 0 ? null : both(pins, open);
}

/** The pins that are on secret boards; null for none. */
export function onSecretBoards(pins: PinFilter, held: readonly HeldPins[]): PinFilter | null {
  const secret = held.filter(({ privacy }) => privacy === 'secret').map(({ board_id }) => board_id);
  return secret.length === 0 ? null : both(pins, secret);
}

function both(pins: PinFilter, boards: readonly number[]): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'pins'>();
  return eb.and([pins, eb('pins.board_id', 'in', boards)]);
}

/** Subtracts removed pins from the counts of their boards and sections, and clears removed covers. */
export async function countLess(db: Kysely<Tables>, held: readonly HeldPins[]): Promise<void> {
  const boards = new Map<number, number>();
  for (const { board_id, section_id, count } of held) {
    boards.set(board_id, (boards.get(board_id) ?? 0) + count);
    await countInSection(db, section_id, -count);
  }
  for (const [board, count] of boards) {
    await db
      .updateTable('boards')
      .set((eb) => ({ pin_count: eb('pin_count', '-', count) }))
      .where('id', '=', board)
      .execute();
  }
  await db
    .updateTable('boards')
    .set({ cover_pin_id: null, cover_crop: null })
    .where('id', 'in', [...boards.keys()])
    .where('cover_pin_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pins')
            .select('pins.id')
            .whereRef('pins.id', '=', 'boards.cover_pin_id')
            .whereRef('pins.board_id', '=', 'boards.id'),
        ),
      ),
    )
    .execute();
}
