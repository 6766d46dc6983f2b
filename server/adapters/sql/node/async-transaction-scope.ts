import { AsyncLocalStorage } from 'node:async_hooks';
import type { TransactionScope } from '../store/sql-store.ts';

/** Follows a transaction through every `await`. */
export class AsyncTransactionScope implements TransactionScope {
  readonly #inside = new AsyncLocalStorage<true>();

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#inside.run(true, work);
  }

  isInside(): boolean {
    return this.#inside.getStore() === true;
  }
}
