import { expressionBuilder, sql, type Kysely } from 'kysely';
import { popularityRank } from '../../../../src/domain/feeds/popularity.ts';
import { recordChangedPins } from '../discovery/record-changes.ts';
import type { Tables } from '../schema/tables.ts';
import { DERIVED_VALUES, mendRows, wrongRows, type DerivedValues } from './derived-values.ts';

/** A store whose derived values are counted again. */
export type RecountedStore = {
  readonly db: Kysely<Tables>;
  /** Runs `work` in a transaction of its own, on conflicts again. */
  readonly transaction: (work: (transaction: Kysely<Tables>) => Promise<unknown>) => Promise<void>;
};

export type Recount = { readonly name: string; readonly wrong: number };

/** Rows that are corrected in one transaction: a server waits for it no longer than for one of its own. */
const CORRECTED_AT_ONCE = 200;
const READ_AT_ONCE = 2_000;

/**
 * The number of wrong rows of everything that is derived, by name. They are counted without a lock; `repair` corrects
 * them in short transactions, each of which looks at its rows again.
 */
export async function recount(
  store: RecountedStore,
  { repair }: { readonly repair: boolean },
): Promise<readonly Recount[]> {
  const found: Recount[] = [];
  for (const derived of DERIVED_VALUES) {
    const keys = await wrongKeys(store, derived);
    if (repair) {
      for (const some of inBatches(keys)) {
        await store.transaction((transaction) => mend(transaction, derived, some));
      }
    }
    found.push({ name: derived.name, wrong: keys.length });
  }
  return [...found, { name: 'ranks of pins', wrong: await recountRanks(store, repair) }];
}

async function wrongKeys({ db }: RecountedStore, derived: DerivedValues): Promise<readonly number[]> {
  const { rows } = await sql.raw<{ key: number }>(wrongRows(derived)).execute(db);
  return rows.map(({ key }) => Number(key));
}

async function mend(db: Kysely<Tables>, derived: DerivedValues, keys: readonly number[]): Promise<void> {
  await sql.raw(mendRows(derived, keys)).execute(db);
  if (!('listed' in derived.values)) return;
  await recordChangedPins(db, expressionBuilder<Tables, 'pins'>()('pins.id', 'in', keys));
}

type Ranked = { readonly id: number; readonly saves: number; readonly rank: number };

async function recountRanks(store: RecountedStore, repair: boolean): Promise<number> {
  const wrong: Ranked[] = [];
  for (let last = 0; ;) {
    const rows = await store.db
      .selectFrom('pins')
      .select(['id', 'created_at', 'repin_count', 'rank'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute();
    for (const { id, created_at, repin_count: saves, rank: stored } of rows) {
      const rank = popularityRank({ createdAt: created_at, saves });
      if (rank !== stored) wrong.push({ id, saves, rank });
    }
    if (rows.length < READ_AT_ONCE) break;
    last = rows.at(-1)!.id;
  }
  if (repair) for (const some of inBatches(wrong)) await store.transaction((db) => setRanks(db, some));
  return wrong.length;
}

/** A pin that was saved since has got its rank then. */
async function setRanks(db: Kysely<Tables>, ranks: readonly Ranked[]): Promise<void> {
  for (const { id, saves, rank } of ranks) {
    await db
      .updateTable('pins')
      .set({ rank })
      .where('id', '=', id)
      .where('repin_count', '=', saves)
      .execute();
  }
}

function* inBatches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += CORRECTED_AT_ONCE) yield all.slice(at, at + CORRECTED_AT_ONCE);
}
