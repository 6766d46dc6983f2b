import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { PinActivity } from '../../../../application/ports/pins/pin-counts.ts';
import type { Tables } from '../../schema/tables.ts';

export type ActivityRow = {
  readonly kind: PinActivity['kind'];
  readonly time: number;
  readonly person: number;
  readonly board: number | null;
  readonly type: number | null;
};

type Asked = {
  readonly pin: number;
  readonly kinds: readonly PinActivity['kind'][];
  readonly offset: number;
  readonly limit: number;
};

/** Public interactions with a pin, newest first. */
export function pinActivityQuery(db: Kysely<Tables>, { pin, kinds, offset, limit }: Asked) {
  return db
    .selectFrom(activities(pin).as('activity'))
    .selectAll()
    .where('activity.kind', 'in', kinds)
    .orderBy('activity.time', 'desc')
    .orderBy('activity.kind')
    .orderBy('activity.source', 'desc')
    .limit(limit)
    .offset(offset);
}

/** Copies share the root of their original, which is indexed. */
function activities(pin: number): RawBuilder<ActivityRow & { readonly source: number }> {
  return sql`(
    select 'saves' as kind, copy.created_at as time, copy.pinner_id as person, copy.board_id as board,
      cast(null as bigint) as type, copy.id as source
    from pins as copy
    where copy.root_id = (select origin.root_id from pins as origin where origin.id = ${pin})
      and (copy.original_pin_id = ${pin} or copy.via_pin_id = ${pin})
      and copy.listed = 1
    union all
    select 'reactions', reaction.created_at, reaction.user_id, null, reaction.reaction_type, reaction.user_id
    from pin_reactions as reaction
    inner join pins on pins.id = reaction.pin_id
    inner join users on users.id = reaction.user_id
    where reaction.pin_id = ${pin} and pins.listed = 1 and users.state != 'deactivated'
  )`;
}
