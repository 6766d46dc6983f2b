import type { Kysely, SelectQueryBuilder } from 'kysely';
import { notHidden } from '../../reading/hidden-things.ts';
import type { Tables } from '../../schema/tables.ts';

/** Selects pins of a board: all, those in no section, or those of one section. */
export type Within = 'all' | 'none' | 'one';

type BoardPinsArguments = {
  readonly board: number;
  readonly limit: number;
  /** Applies to `one` section. */
  readonly section: number;
  /** The viewer whose hidden pins are left out. */
  readonly viewer: number;
};

type Form = {
  readonly within: Within;
  /** Leaves out pins that are hidden from viewers other than the board's owner. */
  readonly withoutHidden: boolean;
};

/** The pins of a board in its own order, after a cursor. Read from an index in this order. */
export function orderedBoardPinsQuery(
  db: Kysely<Tables>,
  args: BoardPinsArguments & { readonly place: number; readonly id: number },
  form: Form,
) {
  return pinsWithin(db, args, form)
    .select(['pins.id', 'pins.place'])
    .where((eb) => eb(eb.refTuple('pins.place', 'pins.id'), '<', eb.tuple(args.place, args.id)))
    .orderBy('pins.place', 'desc')
    .orderBy('pins.id', 'desc')
    .limit(args.limit);
}

/** The pins of a board by age, after a cursor. */
export function boardPinsByAgeQuery(
  db: Kysely<Tables>,
  args: BoardPinsArguments & { readonly from: number },
  { sort, ...form }: Form & { readonly sort: 'newest' | 'oldest' },
) {
  return pinsWithin(db, args, form)
    .select('pins.id')
    .where('pins.id', sort === 'oldest' ? '>' : '<', args.from)
    .orderBy('pins.id', sort === 'oldest' ? 'asc' : 'desc')
    .limit(args.limit);
}

function pinsWithin(
  db: Kysely<Tables>,
  { board, section, viewer }: BoardPinsArguments,
  { within, withoutHidden }: Form,
): SelectQueryBuilder<Tables, 'pins', object> {
  const pins = db
    .selectFrom('pins')
    .where('pins.board_id', '=', board)
    .where('pins.shown', '=', 1)
    .$if(withoutHidden, (shown) => shown.where(notHidden(viewer)));
  if (within === 'all') return pins;
  return within === 'none'
    ? pins.where('pins.section_id', 'is', null)
    : pins.where('pins.section_id', '=', section);
}
