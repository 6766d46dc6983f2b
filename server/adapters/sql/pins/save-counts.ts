import { expressionBuilder, type Expression, type Kysely, type SqlBool } from 'kysely';
import { popularityRank } from '../../../../src/domain/feeds/popularity.ts';
import type { Tables } from '../schema/tables.ts';

/** Selects rows of `pins`. */
export type PinFilter = Expression<SqlBool>;

/**
 * Adds the copies among `pins` to the save counts of their originals and sources (or, with -1, subtracts them), and
 * updates the ranks. Call it while the copies exist. Two statements.
 */
export async function countSaves(db: Kysely<Tables>, copies: PinFilter, by: 1 | -1): Promise<void> {
  const counted = await db
    .updateTable('pins')
    .from(
      db
        .selectFrom(sourcesOf(db, copies).as('source'))
        .select((eb) => ['source.id', eb.fn.countAll<number>().as('copies')])
        .groupBy('source.id')
        .as('saved'),
    )
    .set((eb) => ({ repin_count: eb('pins.repin_count', by === 1 ? '+' : '-', eb.ref('saved.copies')) }))
    .whereRef('pins.id', '=', 'saved.id')
    .returning('pins.repin_count as saves')
    .execute();
  if (counted.length === 0) return;
  const counts = [...new Set(counted.map(({ saves }) => saves))];
  await db
    .updateTable('pins')
    .set((eb) => ({ rank: eb('pins.created_at', '+', bonus(counts)) }))
    .where('pins.id', 'in', sourcesOf(db, copies))
    .execute();
}

/** Adds the copies among `pins` to the saves of that day. Call it while the copies exist. One statement. */
export async function countSavesOfDay(db: Kysely<Tables>, copies: PinFilter, day: number): Promise<void> {
  await db
    .insertInto('pin_day_counts')
    .columns(['pin_id', 'day', 'saves'])
    .expression(
      db
        .selectFrom(sourcesOf(db, copies).as('source'))
        .select((eb) => ['source.id', eb.val(day).as('day'), eb.fn.countAll<number>().as('saves')])
        // Removed sources are skipped. The condition also separates the selection from the conflict clause.
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('pins').select('pins.id').whereRef('pins.id', '=', 'source.id')),
        )
        .groupBy('source.id'),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['pin_id', 'day'])
        .doUpdateSet((eb) => ({ saves: eb('pin_day_counts.saves', '+', eb.ref('excluded.saves')) })),
    )
    .execute();
}

/** The sources of the copies; a source is listed once for each copy. */
function sourcesOf(db: Kysely<Tables>, copies: PinFilter) {
  const originals = db
    .selectFrom('pins')
    .select((eb) => eb.ref('pins.original_pin_id').$notNull().as('id'))
    .where('pins.original_pin_id', 'is not', null)
    .where(copies);
  const others = db
    .selectFrom('pins')
    .select((eb) => eb.ref('pins.via_pin_id').$notNull().as('id'))
    .whereRef('pins.via_pin_id', '!=', 'pins.original_pin_id')
    .where(copies);
  return originals.unionAll(others);
}

/** The contribution of the saves to the rank. Parameters instead of literals: the statement is prepared once. */
function bonus(counts: readonly number[]): Expression<number> {
  const eb = expressionBuilder<Tables, 'pins'>();
  const bonusOf = (saves: number) => popularityRank({ createdAt: 0, saves });
  const [first = 0, ...rest] = counts;
  let cases = eb
    .case('pins.repin_count')
    .when(first)
    .then(eb.val(bonusOf(first)));
  for (const saves of rest) cases = cases.when(saves).then(eb.val(bonusOf(saves)));
  // Its type is that of the parameters.
  return cases.else(eb.cast<number>(eb.val(0), 'bigint')).end();
}
