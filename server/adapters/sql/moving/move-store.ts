import type { Kysely } from 'kysely';
import { StoreUnusable } from '../store/store-unusable.ts';
import { emptyTables, fillTable, type CopiedTable } from './internal/copy-table.ts';
import { fingerprintOf } from './internal/fingerprint.ts';
import { readTableShapes, type TableShape } from './internal/table-shapes.ts';

/** One side of a move: a store with the tables of this version. */
export type MovingStore = {
  readonly engine: 'sqlite' | 'postgres';
  /** What the operator knows it by; without a password. */
  readonly name: string;
  readonly db: Kysely<Record<string, Record<string, unknown>>>;
  /** Runs `read` while nobody changes anything. */
  readonly unchanged: <T>(read: (db: MovingStore['db']) => Promise<T>) => Promise<T>;
};

export type MoveOptions = {
  readonly from: MovingStore;
  readonly to: MovingStore;
  /** Overwrites accounts that are in the target. */
  readonly replace: boolean;
  /** What an operator can do whose target has accounts. */
  readonly advice?: string;
  /** Called after each table. */
  readonly onTable?: (name: string, rows: number) => void;
};

export type MoveOutcome = {
  /** `same`: the target had everything already, so that nothing was written. */
  readonly kind: 'moved' | 'same';
  /** Rows by table. */
  readonly rows: ReadonlyMap<string, number>;
};

const REPLACE = 'Choose an empty one, or add --replace to overwrite it.';

/**
 * Copies all tables to a store on the other engine, in one transaction there: the target has everything or stays as it
 * was, also after an interruption. Rows are counted and hashed on both sides and compared before the commit. The source
 * is only read.
 * @throws {StoreUnusable} when the target has other accounts (without `replace`) or reads back differently.
 */
export async function moveStore(options: MoveOptions): Promise<MoveOutcome> {
  const { from, to, replace, advice = REPLACE, onTable } = options;
  const shapes = await readTableShapes(from.engine === 'sqlite' ? from.db : to.db);
  return await from.unchanged((source) =>
    to.db.transaction().execute(async (target) => {
      const sides = { source, target, shapes };
      if (await hasAccounts(target)) {
        const rows = await sameRows(sides);
        if (rows !== null) return { kind: 'same', rows };
        if (!replace)
          throw new StoreUnusable(
            `${to.name} already has accounts, other than those of ${from.name}. ${advice}`,
          );
      }
      await emptyTables(target, shapes);
      const rows = new Map<string, number>();
      for (const shape of shapes) {
        const copied = await fillTable(sides, shape);
        await checkCopy(target, shape, copied, to.name);
        rows.set(shape.name, copied.rows);
        onTable?.(shape.name, copied.rows);
      }
      return { kind: 'moved', rows };
    }),
  );
}

/** Whether somebody uses this store: the tables of a new one are not empty, but it has no accounts. */
export async function hasAccounts(db: MovingStore['db']): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).execute()).length > 0;
}

/** The rows by table if both sides have the same; otherwise null. */
async function sameRows(sides: {
  readonly source: MovingStore['db'];
  readonly target: MovingStore['db'];
  readonly shapes: readonly TableShape[];
}): Promise<ReadonlyMap<string, number> | null> {
  const rows = new Map<string, number>();
  for (const shape of sides.shapes) {
    const source = await fingerprintOf(sides.source, shape);
    const target = await fingerprintOf(sides.target, shape);
    if (source.rows !== target.rows || source.hash !== target.hash) return null;
    rows.set(shape.name, source.rows);
  }
  return rows;
}

async function checkCopy(
  target: MovingStore['db'],
  shape: TableShape,
  copied: CopiedTable,
  name: string,
): Promise<void> {
  const read = await fingerprintOf(target, shape);
  if (read.rows === copied.rows && read.hash === copied.hash) return;
  throw new StoreUnusable(
    `${name} reads the table ${shape.name} back differently (${read.rows} of ${copied.rows} rows). Nothing was changed there.`,
  );
}
