import { Kysely } from 'kysely';
import type { Processes } from '../../../application/ports/processes.ts';
import type { Clock, Logger, Timer } from '../../../application/ports/surroundings.ts';
import type { Tables } from '../schema/tables.ts';
import { postgresDialect } from './internal/postgres-dialect.ts';
import { openPool } from './internal/postgres-pool.ts';
import { SqlChangeSignal } from './internal/sql-change-signal.ts';
import { SqlProcessNumber } from './internal/sql-process-number.ts';
import { SqlSharedAnswers } from './internal/sql-shared-answers.ts';
import { SqlSharedCounts } from './internal/sql-shared-counts.ts';

/** Connections of their own: what processes tell each other does not wait for requests. */
const CONNECTIONS = 2;

export type PostgresProcessesOptions = {
  readonly url: string;
  /** Identifies this process; no other process has it. */
  readonly owner: string;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Logger;
};

/**
 * Joins the processes that share this database, which has its tables already.
 * @throws {StoreUnusable} when there are too many
 */
export async function openPostgresProcesses(options: PostgresProcessesOptions): Promise<Processes> {
  const { url, clock, logger } = options;
  const pool = openPool({ url, size: CONNECTIONS, logger });
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool, () => undefined) });
  try {
    const number = await SqlProcessNumber.claim({ ...options, db });
    const signal = await SqlChangeSignal.open({ ...options, db });
    const close = async () => {
      // A database that is gone keeps no process from ending.
      await Promise.allSettled([signal.close(), number.close()]);
      await pool.end();
    };
    let closing: Promise<void> | null = null;
    return {
      signal,
      counts: new SqlSharedCounts(db, clock),
      answers: new SqlSharedAnswers(db, clock),
      number: () => number.value,
      close: () => (closing ??= close()),
    };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
