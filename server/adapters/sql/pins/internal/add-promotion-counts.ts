import { sql, type Kysely } from 'kysely';
import { inParts } from '../../../../../src/domain/organizing/list-order.ts';
import type { PromotionDayCounts } from '../../../../application/ports/pins/promotions.ts';
import { keyOf } from '../../schema/keys.ts';
import { ROWS_AT_ONCE } from '../../schema/rows-at-once.ts';
import type { Tables } from '../../schema/tables.ts';

/** Adds to the counts of days, one statement for each part. Nothing is seen or pressed more often than it was placed. */
export async function addPromotionCounts(
  db: Kysely<Tables>,
  counts: readonly PromotionDayCounts[],
): Promise<void> {
  for (const some of inParts(counts, ROWS_AT_ONCE)) {
    const values = sql.join(
      some.map(
        ({ promotionId, day, placed, impressions, pinClicks }) =>
          sql`(cast(${keyOf(promotionId)} as bigint), cast(${day} as bigint), cast(${placed} as bigint), cast(${impressions} as bigint), cast(${pinClicks} as bigint))`,
      ),
    );
    await sql`
      insert into promotion_day_counts (promotion_id, day, placed, impressions, pin_clicks)
      select given.column1, given.column2, given.column3,
        ${firstAtMost('column4')},
        ${firstAtMost('column5')}
      from (values ${values}) as given
      where exists (select 1 from promotions where promotions.id = given.column1)
      on conflict (promotion_id, day) do update set
        placed = promotion_day_counts.placed + excluded.placed,
        impressions = ${moreAtMost('impressions')},
        pin_clicks = ${moreAtMost('pin_clicks')}`.execute(db);
  }
}

/** A count of a new day: at most its placements, unless the day is stored and this is added to it. */
function firstAtMost(column: 'column4' | 'column5') {
  const count = sql.ref(`given.${column}`);
  return sql`case
    when ${count} > given.column3 and not exists (
      select 1 from promotion_day_counts stored
      where stored.promotion_id = given.column1 and stored.day = given.column2)
    then given.column3
    else ${count} end`;
}

/** The sum of a stored and a new count, at most the sum of placements. */
function moreAtMost(column: 'impressions' | 'pin_clicks') {
  const [stored, added] = [sql.ref(`promotion_day_counts.${column}`), sql.ref(`excluded.${column}`)];
  return sql`case
    when ${stored} + ${added} > promotion_day_counts.placed + excluded.placed
    then promotion_day_counts.placed + excluded.placed
    else ${stored} + ${added} end`;
}
