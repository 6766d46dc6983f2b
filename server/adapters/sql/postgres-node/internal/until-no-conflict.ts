import { setTimeout } from 'node:timers/promises';
import { TransactionConflict } from './postgres-store-error.ts';

/** How often a transaction that meets others is run. */
const ATTEMPTS = 12;

/** The longest wait before the second attempt, in milliseconds; it doubles with each one, up to a limit. */
const FIRST_WAIT_MS = 4;
const LONGEST_WAIT_MS = 250;

/** Runs a transaction again when it meets others. @throws {TransactionConflict} when it does so each time */
export async function untilNoConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof TransactionConflict) || attempt === ATTEMPTS) throw error;
      // A random wait, so that those who have met do not meet again.
      const longest = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
      await setTimeout(Math.random() * longest);
    }
  }
}
