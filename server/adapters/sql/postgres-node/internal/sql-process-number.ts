import type { Kysely } from 'kysely';
import { MOST_PROCESSES } from '../../../../application/ports/processes.ts';
import type { Clock, Logger, Timer } from '../../../../application/ports/surroundings.ts';
import type { Tables } from '../../schema/tables.ts';
import { StoreUnusable } from '../../store/store-unusable.ts';

/** A number that is not renewed is free after this time, in milliseconds. */
const ALIVE_MS = 30_000;
const RENEWAL_MS = 5_000;

type SqlProcessNumberDeps = {
  readonly db: Kysely<Tables>;
  /** Identifies this process; no other process has it. */
  readonly owner: string;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Pick<Logger, 'warn'>;
};

/** The number of this process among those of its database, from a table in which each renews its own. */
export class SqlProcessNumber {
  readonly #deps: SqlProcessNumberDeps;
  #value: number;
  #isClosed = false;

  /** @throws {StoreUnusable} when all numbers are taken */
  static async claim(deps: SqlProcessNumberDeps): Promise<SqlProcessNumber> {
    return new SqlProcessNumber(deps, await freeNumber(deps));
  }

  private constructor(deps: SqlProcessNumberDeps, value: number) {
    this.#deps = deps;
    this.#value = value;
    void this.#keep();
  }

  get value(): number {
    return this.#value;
  }

  /** Renews the number. Another one is claimed if it was lost because this process was frozen. */
  async renew(): Promise<void> {
    const { db, owner, clock } = this.#deps;
    const { numUpdatedRows } = await db
      .updateTable('processes')
      .set({ alive_until: clock.now() + ALIVE_MS })
      .where('process_number', '=', this.#value)
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) > 0) return;
    this.#value = await freeNumber(this.#deps);
    this.#deps.logger.warn('process.number_lost', { number: this.#value });
  }

  /** Gives the number back. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    const { db, owner } = this.#deps;
    await db.deleteFrom('processes').where('owner', '=', owner).execute();
  }

  async #keep(): Promise<void> {
    const { timer, logger } = this.#deps;
    while (!this.#isClosed) {
      await timer.after(RENEWAL_MS).rung;
      if (this.#isClosed) return;
      try {
        await this.renew();
      } catch (error) {
        const cause = error instanceof Error ? error : new Error(String(error));
        logger.warn('process.not_renewed', { error: cause });
      }
    }
  }
}

/** Claims the lowest number that is free. @throws {StoreUnusable} */
async function freeNumber({ db, owner, clock }: SqlProcessNumberDeps): Promise<number> {
  const now = clock.now();
  const alive_until = now + ALIVE_MS;
  for (let number = 0; number < MOST_PROCESSES; number += 1) {
    const row = await db
      .insertInto('processes')
      .values({ process_number: number, owner, alive_until })
      .onConflict((conflict) =>
        conflict
          .column('process_number')
          .doUpdateSet({ owner, alive_until })
          .where('processes.alive_until', '<=', now),
      )
      .returning('process_number')
      .executeTakeFirst();
    if (row !== undefined) return number;
  }
  throw new StoreUnusable(`The database is used by ${MOST_PROCESSES} servers: there can be no more.`);
}
