import type { Kysely } from 'kysely';
import type { Clock } from '../../../../application/ports/surroundings.ts';
import type { Tables } from '../../schema/tables.ts';

/** How often expired rows are removed, in milliseconds. */
const REMOVED_MS = 60_000;

/** Removes the expired rows of a table now and then, while it is used. */
export class ExpiredRows {
  readonly #db: Kysely<Tables>;
  readonly #table: 'use_counts' | 'create_answers';
  readonly #clock: Clock;
  #removedAt = Number.NEGATIVE_INFINITY;

  constructor(db: Kysely<Tables>, table: 'use_counts' | 'create_answers', clock: Clock) {
    this.#db = db;
    this.#table = table;
    this.#clock = clock;
  }

  /** Call it on each use: at most once a minute it is a statement. */
  async removeIfDue(): Promise<void> {
    const now = this.#clock.now();
    if (now - this.#removedAt < REMOVED_MS) return;
    this.#removedAt = now;
    await this.#db.deleteFrom(this.#table).where('expires_at', '<', now).execute();
  }
}
