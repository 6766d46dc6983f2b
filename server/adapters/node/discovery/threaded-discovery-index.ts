import { Worker } from 'node:worker_threads';
import type {
  AnswerTo,
  DiscoveryIndex,
  DiscoveryQuestion,
  DiscoveryStatus,
  QuestionAbout,
} from '../../../application/ports/discovery/discovery-index.ts';
import type { Logger } from '../../../application/ports/surroundings.ts';
import type { FromDiscoveryThread, ToDiscoveryThread } from './discovery-messages.ts';

export type ThreadedDiscoveryOptions = {
  /** The program of the thread. */
  readonly workerUrl: URL;
  /** What it gets as `workerData`. */
  readonly workerData: unknown;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
};

/** How long questions wait for an index that was just opened, ms: from a snapshot it is ready sooner. */
const OPENING_MS = 1_500;
/** The wait before a thread that has ended is started again, ms; it doubles each time. */
const FIRST_RESTART_MS = 500;
const LONGEST_RESTART_MS = 60_000;
/** How long the thread may take to write its snapshot at the end, ms. */
const CLOSING_MS = 10_000;

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/**
 * The index in a thread of its own, so that building it and searching it delay no request. A thread that ends
 * unexpectedly is started again; questions are answered with null until it is ready.
 */
export class ThreadedDiscoveryIndex implements DiscoveryIndex {
  readonly #options: ThreadedDiscoveryOptions;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Worker | null = null;
  #exited: Promise<void> = Promise.resolve();
  #opened = Promise.withResolvers<void>();
  #restart: NodeJS.Timeout | undefined;
  #readySince: number | null = null;
  #isClosed = false;
  #crashes = 0;
  #nextId = 0;

  constructor(options: ThreadedDiscoveryOptions) {
    this.#options = options;
  }

  get readySince(): number | null {
    return this.#readySince;
  }

  start(): void {
    if (this.#thread !== null || this.#isClosed || this.#restart !== undefined) return;
    this.#run();
  }

  async ask<Q extends DiscoveryQuestion>(question: Q, about: QuestionAbout<Q>): Promise<AnswerTo<Q> | null> {
    this.start();
    if (this.#readySince === null) await this.#opened.promise;
    if (this.#readySince === null) return null;
    return (await this.#send((id) => ({ kind: 'ask', id, question, about }))) as AnswerTo<Q> | null;
  }

  async status(): Promise<DiscoveryStatus> {
    const crashes = this.#crashes;
    const sent = this.#thread === null ? null : await this.#send((id) => ({ kind: 'status', id }));
    const status = sent as Omit<DiscoveryStatus, 'crashes'> | null;
    if (status !== null) return { ...status, crashes };
    return { state: 'stopped', documents: 0, changesBehind: 0, snapshotAt: null, rebuilds: 0, crashes };
  }

  async close(): Promise<void> {
    if (this.#isClosed) return this.#exited;
    this.#isClosed = true;
    clearTimeout(this.#restart);
    const thread = this.#thread;
    if (thread === null) return;
    thread.postMessage({ kind: 'close' } satisfies ToDiscoveryThread);
    const late = setTimeout(() => void thread.terminate(), CLOSING_MS);
    await this.#exited;
    clearTimeout(late);
  }

  #run(): void {
    const thread = new Worker(this.#options.workerUrl, {
      name: 'discovery',
      workerData: this.#options.workerData,
    });
    thread.unref();
    this.#thread = thread;
    this.#opened = Promise.withResolvers<void>();
    const { resolve } = this.#opened;
    const opening = setTimeout(resolve, OPENING_MS);
    thread.on('message', (message: FromDiscoveryThread) => this.#receive(message));
    thread.on('error', (error) => this.#options.logger.error('discovery.thread_failed', { error }));
    this.#exited = new Promise((exited) => {
      thread.once('exit', () => {
        clearTimeout(opening);
        resolve();
        this.#ended();
        exited();
      });
    });
  }

  #ended(): void {
    this.#thread = null;
    this.#readySince = null;
    for (const { resolve } of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
    if (this.#isClosed) return;
    const wait = Math.min(LONGEST_RESTART_MS, FIRST_RESTART_MS * 2 ** this.#crashes);
    this.#crashes += 1;
    this.#restart = setTimeout(() => {
      this.#restart = undefined;
      this.#run();
    }, wait).unref();
  }

  #receive(message: FromDiscoveryThread): void {
    if (message.kind === 'ready') {
      this.#readySince = Date.now();
      this.#opened.resolve();
    } else if (message.kind === 'trouble') {
      this.#options.logger.warn(message.event, { error: message.error });
    } else {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.kind === 'failed') waiting?.reject(message.error);
      else waiting?.resolve(message.kind === 'status' ? message.status : message.value);
    }
  }

  #send(message: (id: number) => ToDiscoveryThread): Promise<unknown> {
    const thread = this.#thread;
    if (thread === null) return Promise.resolve(null);
    this.#nextId += 1;
    const id = this.#nextId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      thread.postMessage(message(id));
    });
  }
}
