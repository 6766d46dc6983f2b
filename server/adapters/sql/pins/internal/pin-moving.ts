import { expressionBuilder, type Kysely } from 'kysely';
import { recordChangedPins } from '../../discovery/record-changes.ts';
import { countInSection } from './pin-insertion.ts';
import { relistedOn } from '../../reading/pin-listing.ts';
import { countLess, heldPins, onOpenBoards, onSecretBoards, type HeldPins } from '../pin-removal.ts';
import { PLACE_STEP } from '../../schema/places.ts';
import { countSaves, type PinFilter } from '../save-counts.ts';
import type { BoardRow, Tables } from '../../schema/tables.ts';

export type PinDestination = {
  readonly board: number;
  readonly section: number | null;
  /** Milliseconds since the epoch. */
  readonly time: number;
};

/**
 * Moves pins to their target, to the front of the board if they come from another one, and corrects the counts. All of
 * them get the same position, so that they are sorted newest first.
 */
export async function movePins(
  db: Kysely<Tables>,
  keys: readonly number[],
  to: PinDestination,
): Promise<void> {
  const eb = expressionBuilder<Tables, 'pins'>();
  const pins: PinFilter = eb('pins.id', 'in', keys);
  const held = await heldPins(db, pins);
  const [here, elsewhere] = [
    held.filter(({ board_id }) => board_id === to.board),
    held.filter(({ board_id }) => board_id !== to.board),
  ];
  if (here.length > 0) await changeSection(db, eb.and([pins, eb('pins.board_id', '=', to.board)]), here, to);
  if (elsewhere.length > 0) {
    await changeBoard(db, eb.and([pins, eb('pins.board_id', '!=', to.board)]), elsewhere, to);
  }
}

async function changeSection(
  db: Kysely<Tables>,
  pins: PinFilter,
  held: readonly HeldPins[],
  { section }: PinDestination,
): Promise<void> {
  for (const { section_id, count } of held) await countInSection(db, section_id, -count);
  await countInSection(db, section, sum(held));
  await db.updateTable('pins').set({ section_id: section }).where(pins).execute();
}

async function changeBoard(
  db: Kysely<Tables>,
  pins: PinFilter,
  held: readonly HeldPins[],
  to: PinDestination,
): Promise<void> {
  const board = await countMore(db, to, sum(held));
  const turnsSecret = board.privacy === 'secret' ? onOpenBoards(pins, held) : null;
  if (turnsSecret !== null) await countSaves(db, turnsSecret, -1);
  const turnsOpen = board.privacy === 'secret' ? null : onSecretBoards(pins, held);
  if (turnsOpen !== null) await countSaves(db, turnsOpen, 1);
  await recordChangedPins(db, pins);
  await db
    .updateTable('pins')
    .set({
      board_id: to.board,
      section_id: to.section,
      place: board.top_place,
      listed: relistedOn(board),
    })
    .where(pins)
    .execute();
  await countInSection(db, to.section, sum(held));
  await countLess(db, held);
}

type Destination = Pick<BoardRow, 'privacy' | 'is_archived' | 'top_place' | 'owner_id'>;

async function countMore(
  db: Kysely<Tables>,
  { board, time }: PinDestination,
  count: number,
): Promise<Destination & { readonly owner_state: string }> {
  const row = await db
    .updateTable('boards')
    .set((eb) => ({
      pin_count: eb('pin_count', '+', count),
      top_place: eb('top_place', '+', PLACE_STEP),
      last_pinned_at: time,
    }))
    .where('id', '=', board)
    .returning(['privacy', 'is_archived', 'top_place', 'owner_id'])
    .executeTakeFirstOrThrow(() => new Error(`There is no board ${board} to move pins to.`));
  const owner = await db
    .selectFrom('users')
    .select('state')
    .where('id', '=', row.owner_id)
    .executeTakeFirstOrThrow();
  return { ...row, owner_state: owner.state };
}

function sum(held: readonly HeldPins[]): number {
  return held.reduce((total, { count }) => total + count, 0);
}
