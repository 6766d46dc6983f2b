import { readFileSync, statSync } from 'node:fs';
import type { Clock, Logger } from '../../application/ports/surroundings.ts';
import { isPeriodOver } from '../../application/is-period-over.ts';

/** The longest time until a changed file is read, in milliseconds. */
const LOOK_EVERY_MS = 5_000;

type OperatorFileDeps = { readonly clock: Clock; readonly logger: Pick<Logger, 'warn'> };

export type OperatorFileOptions<T> = {
  readonly path: string;
  /** The value without a file. */
  readonly none: T;
  /** @throws {Error} for content that cannot be understood */
  readonly parse: (text: string) => T;
  /** What is logged for a file that cannot be read or understood. */
  readonly event: string;
};

/**
 * A file that an operator edits while the server runs. It is read again when it has changed; while it cannot be
 * understood, that is logged and its last value counts.
 */
export class OperatorFile<T> {
  readonly #options: OperatorFileOptions<T>;
  readonly #deps: OperatorFileDeps;
  #value: T;
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** The state of the file when it was read last; empty without a file, null before. */
  #readAs: string | null = null;

  constructor(options: OperatorFileOptions<T>, deps: OperatorFileDeps) {
    this.#options = options;
    this.#deps = deps;
    this.#value = options.none;
  }

  value(): T {
    const now = this.#deps.clock.now();
    if (isPeriodOver(this.#lookedAt, LOOK_EVERY_MS, now)) {
      this.#lookedAt = now;
      this.#look();
    }
    return this.#value;
  }

  /** Reads the file immediately, also when it seems unchanged. */
  reload(): void {
    this.#readAs = null;
    this.#look();
  }

  #look(): void {
    const { path, none, parse, event } = this.#options;
    try {
      const stat = statSync(path, { throwIfNoEntry: false });
      const state = stat === undefined ? '' : `${stat.mtimeMs} ${stat.size} ${stat.ino}`;
      if (state === this.#readAs) return;
      this.#readAs = state;
      this.#value = stat === undefined ? none : parse(readFileSync(path, 'utf8'));
    } catch (error) {
      this.#deps.logger.warn(event, { error: error instanceof Error ? error : new Error(String(error)) });
    }
  }
}
