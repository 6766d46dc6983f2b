import type { Kysely } from 'kysely';
import { notHidden } from '../../reading/hidden-things.ts';
import type { Tables } from '../../schema/tables.ts';
import { visibleInLists } from './user-pins-query.ts';

export type GroupedPinsArguments<Group extends number | string> = {
  readonly user: number;
  /** Only pins of this group with a smaller id, and pins of later groups. */
  readonly group: Group;
  readonly before: number;
  readonly limit: number;
  readonly viewer: number;
};

type Form = {
  readonly own: boolean;
  /** Leaves out what the viewer has hidden. */
  readonly withoutHidden: boolean;
};

/** A user's pins by colour, newest first in each group, read from an index in this order. */
export function pinsByColorQuery(db: Kysely<Tables>, args: GroupedPinsArguments<number>, form: Form) {
  return groupedPins(db, args, form)
    .select('pins.color_group as group')
    .where('pins.color_group', '>=', args.group)
    .where((eb) => eb.or([eb('pins.color_group', '>', args.group), eb('pins.id', '<', args.before)]))
    .orderBy('pins.color_group')
    .orderBy('pins.id', 'desc')
    .limit(args.limit);
}

/** The same by interest. */
export function pinsByInterestQuery(db: Kysely<Tables>, args: GroupedPinsArguments<string>, form: Form) {
  return groupedPins(db, args, form)
    .select('pins.interest as group')
    .where('pins.interest', '>=', args.group)
    .where((eb) => eb.or([eb('pins.interest', '>', args.group), eb('pins.id', '<', args.before)]))
    .orderBy('pins.interest')
    .orderBy('pins.id', 'desc')
    .limit(args.limit);
}

function groupedPins(
  db: Kysely<Tables>,
  { user, viewer }: Pick<GroupedPinsArguments<number>, 'user' | 'viewer'>,
  { own, withoutHidden }: Form,
) {
  return db
    .selectFrom('pins')
    .select('pins.id')
    .where('pins.pinner_id', '=', user)
    .where(visibleInLists(own ? user : null))
    .$if(withoutHidden, (pins) => pins.where(notHidden(viewer)));
}
