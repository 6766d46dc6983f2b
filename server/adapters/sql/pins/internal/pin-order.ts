import type { Kysely } from 'kysely';
import { PLACE_STEP, placesBetween } from '../../schema/places.ts';
import { setNumbers } from '../../schema/set-numbers.ts';
import type { Tables } from '../../schema/tables.ts';

const PLACES = { table: 'pins', column: 'place' } as const;

type Placed = { readonly id: number; readonly place: number };

/** The number of pins that are moved first when there is no gap; each further attempt moves four times as many. */
const FIRST_ROOM = 64;

/**
 * Moves a pin behind another one of its board, or to the front. When two neighbours have no gap between them, the
 * following pins are renumbered closer together.
 */
export async function placePinAfter(db: Kysely<Tables>, pin: number, after: number | null): Promise<void> {
  const moved = await placed(db, pin);
  if (moved === undefined) return;
  const board = moved.board_id;
  if (after === null) {
    await placeFirst(db, pin, board);
    return;
  }
  const ahead = await placed(db, after);
  if (ahead === undefined || ahead.board_id !== board || after === pin) return;
  for (let room = 1; ; room = room === 1 ? FIRST_ROOM : room * 4) {
    const behind = await pinsBehind(db, { board, ahead, except: pin, limit: room });
    const makeRoom = behind.slice(0, room - 1);
    const last = behind[room - 1];
    // Behind the last pin there is always room.
    const below = last?.place ?? (behind.at(-1)?.place ?? ahead.place) - PLACE_STEP * (room + 1);
    const places = placesBetween(ahead.place, below, makeRoom.length + 1);
    if (places === undefined) continue;
    const order = [pin, ...makeRoom.map(({ id }) => id)];
    await setNumbers(
      db,
      PLACES,
      places.map((value, index) => ({ id: order[index] ?? pin, value })),
    );
    return;
  }
}

async function placeFirst(db: Kysely<Tables>, pin: number, board: number): Promise<void> {
  const { top_place } = await db
    .updateTable('boards')
    .set((eb) => ({ top_place: eb('top_place', '+', PLACE_STEP) }))
    .where('id', '=', board)
    .returning('top_place')
    .executeTakeFirstOrThrow();
  await setNumbers(db, PLACES, [{ id: pin, value: top_place }]);
}

function placed(db: Kysely<Tables>, pin: number) {
  return db.selectFrom('pins').select(['id', 'place', 'board_id']).where('id', '=', pin).executeTakeFirst();
}

/** The pins after `ahead` in the board's order. Hidden pins keep their position, because nobody sees their order. */
async function pinsBehind(
  db: Kysely<Tables>,
  from: { readonly board: number; readonly ahead: Placed; readonly except: number; readonly limit: number },
): Promise<readonly Placed[]> {
  return await db
    .selectFrom('pins')
    .select(['id', 'place'])
    .where('board_id', '=', from.board)
    .where('shown', '=', 1)
    .where('id', '!=', from.except)
    .where((eb) => eb(eb.refTuple('place', 'id'), '<', eb.tuple(from.ahead.place, from.ahead.id)))
    .orderBy('place', 'desc')
    .orderBy('id', 'desc')
    .limit(from.limit)
    .execute();
}
