import type { FileLocks } from '../../application/ports/storage/file-locks.ts';

const PREFIX = 'pinakes:file:';

/** Uses the Web Locks API, whose locks end with their window. It exists only on HTTPS sites. */
export class WebFileLocks implements FileLocks {
  readonly #locks: LockManager | undefined;

  constructor(locks: LockManager | undefined) {
    this.#locks = locks;
  }

  hold(name: string): () => void {
    return this.#request(name, (left) => left);
  }

  whenFree(name: string, listener: () => void): () => void {
    return this.#request(name, () => listener());
  }

  /** @param use its result holds the lock until it resolves; `left` resolves when the lock is released */
  #request(name: string, use: (left: Promise<void>) => Promise<void> | void): () => void {
    const { promise: left, resolve } = Promise.withResolvers<void>();
    const waiting = new AbortController();
    const { signal } = waiting;
    this.#locks
      ?.request(PREFIX + name, { signal }, () => (signal.aborted ? undefined : use(left)))
      // It was cancelled before it got the lock.
      .catch(() => undefined);
    return () => {
      waiting.abort();
      resolve();
    };
  }
}
