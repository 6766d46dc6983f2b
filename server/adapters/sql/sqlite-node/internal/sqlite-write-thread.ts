import { Worker } from 'node:worker_threads';
import type { StatementRunner } from '../../sqlite/sqlite-dialect.ts';
import { storeErrorOf } from '../../sqlite/sqlite-store-error.ts';
import type { StatementResult } from '../../sqlite/sqlite-statements.ts';
import type { StatementAnswer, StatementRequest } from './sqlite-write-worker.ts';

type Waiting = { resolve(result: StatementResult): void; reject(error: Error): void };

/** The worker beside this file: the source, or the bundled program. */
export function besideThisFile(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'mjs';
  return new URL(`./sqlite-write-worker.${extension}`, import.meta.url);
}

/** The proxy of the write thread. Statements run there in the order of the calls. */
export class SqliteWriteThread implements StatementRunner {
  readonly #worker: Worker;
  readonly #exited: Promise<void>;
  readonly #waiting: Waiting[] = [];
  #ended: Error | null = null;

  /** `onDeath` is called when the thread ends unexpectedly; every later call fails. */
  constructor(options: { path: string; workerUrl: URL; onDeath: (error: Error) => void }) {
    this.#worker = new Worker(options.workerUrl, {
      workerData: { path: options.path },
      name: 'sqlite-writer',
    });
    this.#worker.on('message', (answer: StatementAnswer) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#end(new Error('the writing thread failed', { cause: error })));
    this.#exited = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve())).then(() => {
      const error = this.#ended ?? new Error('the writing thread ended');
      this.#end(error);
      if (error !== closed) options.onDeath(error);
    });
  }

  /** @throws {NotUnique} @throws {StoreFull} */
  execute(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage({ sql, parameters } satisfies StatementRequest);
    });
  }

  /** Finishes pending statements, then ends the thread and its connection. */
  async close(): Promise<void> {
    if (this.#ended === null) {
      this.#ended = closed;
      this.#worker.postMessage(null);
    }
    await this.#exited;
  }

  #settle(answer: StatementAnswer): void {
    const waiting = this.#waiting.shift();
    if ('result' in answer) waiting?.resolve(answer.result);
    else waiting?.reject(storeErrorOf(answer.failure));
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}

const closed = new Error('the store is closed');
