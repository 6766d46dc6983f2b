import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** Which pins of a board: all, those in no section, those of one section. */
export type Within = 'all' | 'none' | 'one';

type BoardPinsArguments = {
  readonly board: number;
  readonly limit: number;
  /** Counts within `one` section. */
  readonly section: number;
};

/** The pins of a board in its own order, from the place and id on. Read from an index in the order of the answer. */
export function orderedBoardPinsQuery(
  db: Kysely<Tables>,
  args: BoardPinsArguments & { readonly place: number; readonly id: number },
  within: Within,
) {
  return pinsWithin(db, args, within)
    .select(['pins.id', 'pins.place'])
    .where((eb) => eb(eb.refTuple('pins.place', 'pins.id'), '<', eb.tuple(args.place, args.id)))
    .orderBy('pins.place', 'desc')
    .orderBy('pins.id', 'desc')
    .limit(args.limit);
}

/** The pins of a board by age, from the id on. */
export function boardPinsByAgeQuery(
  db: Kysely<Tables>,
  args: BoardPinsArguments & { readonly from: number },
  { sort, within }: { readonly sort: 'newest' | 'oldest'; readonly within: Within },
) {
  return pinsWithin(db, args, within)
    .select('pins.id')
    .where('pins.id', sort === 'oldest' ? '>' : '<', args.from)
    .orderBy('pins.id', sort === 'oldest' ? 'asc' : 'desc')
    .limit(args.limit);
}

function pinsWithin(
  db: Kysely<Tables>,
  { board, section }: BoardPinsArguments,
  within: Within,
): SelectQueryBuilder<Tables, 'pins', object> {
  const pins = db.selectFrom('pins').where('pins.board_id', '=', board).where('pins.shown', '=', 1);
  if (within === 'all') return pins;
  return within === 'none'
    ? pins.where('pins.section_id', 'is', null)
    : pins.where('pins.section_id', '=', section);
}
