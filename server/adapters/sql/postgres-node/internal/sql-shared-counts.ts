import type { Kysely } from 'kysely';
import type { CountedUses, CountedWindow, SharedCounts } from '../../../../application/ports/processes.ts';
import type { Clock } from '../../../../application/ports/surroundings.ts';
import type { Tables } from '../../schema/tables.ts';
import { ExpiredRows } from './expired-rows.ts';

type Added = CountedWindow & { readonly uses: number };

/** The largest number of counters in one statement. */
const AT_ONCE = 500;

function order(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Counters in a table, each added to by one statement. */
export class SqlSharedCounts implements SharedCounts {
  readonly #db: Kysely<Tables>;
  readonly #expired: ExpiredRows;

  constructor(db: Kysely<Tables>, clock: Clock) {
    this.#db = db;
    this.#expired = new ExpiredRows(db, 'use_counts', clock);
  }

  async add(windows: readonly Added[]): Promise<readonly CountedUses[]> {
    const sums: CountedUses[] = [];
    for (let start = 0; start < windows.length; start += AT_ONCE) {
      sums.push(...(await this.#addSome(windows.slice(start, start + AT_ONCE))));
    }
    await this.#expired.removeIfDue();
    return sums;
  }

  async #addSome(windows: readonly Added[]): Promise<readonly CountedUses[]> {
    const changed = windows.filter(({ uses }) => uses !== 0);
    const sums = changed.length === 0 ? [] : await this.#write(changed);
    const stored = await this.#db
      .selectFrom('use_counts')
      .select(['use_key', 'started_at', 'uses'])
      .where(
        'use_key',
        'in',
        windows.map(({ key }) => key),
      )
      .execute();
    // What was added to comes last: it may have changed again.
    const uses = new Map([...stored, ...sums].map((row) => [`${row.started_at} ${row.use_key}`, row.uses]));
    return windows.map(({ key, startedAt, windowMs }) => ({
      count: uses.get(`${startedAt} ${key}`) ?? 0,
      countBefore: uses.get(`${startedAt - windowMs} ${key}`) ?? 0,
    }));
  }

  /** In one order for all processes, so that none waits for another that waits for it. */
  #write(windows: readonly Added[]) {
    const rows = windows
      .map(({ key, startedAt, windowMs, uses }) => ({
        use_key: key,
        started_at: startedAt,
        uses,
        expires_at: startedAt + 2 * windowMs,
      }))
      .sort((one, other) => order(one.use_key, other.use_key) || one.started_at - other.started_at);
    return this.#db
      .insertInto('use_counts')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['use_key', 'started_at'])
          .doUpdateSet((eb) => ({ uses: eb('use_counts.uses', '+', eb.ref('excluded.uses')) })),
      )
      .returning(['use_key', 'started_at', 'uses'])
      .execute();
  }
}
