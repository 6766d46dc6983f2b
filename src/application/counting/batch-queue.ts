import type { Batch, BatchSender } from '../ports/batch-sender.ts';
import type { StoredBatches } from './stored-batches.ts';

/** Delays between tries to send, ms; the last one repeats. */
const RETRIES_MS = [10_000, 30_000, 120_000, 300_000];
/** Batches that wait at most; beyond that the oldest ones are dropped. */
const MOST_UNSENT = 20;

/** Where batches may wait. In storage they outlive the page. */
export type WaitingPlace = 'nowhere' | 'memory' | 'storage';

export type BatchQueueDeps<Sent extends Batch> = {
  readonly sender: BatchSender<Sent>;
  readonly stored: StoredBatches<Sent>;
  /** Asked again before each step. Nowhere: nothing may be sent either. */
  readonly waitingPlace: () => WaitingPlace;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
};

/**
 * Sends batches one after the other. A batch that may not have arrived is sent again, also by the next page, always
 * under the same id, so that the server takes it once.
 */
export class BatchQueue<Sent extends Batch> {
  readonly #deps: BatchQueueDeps<Sent>;
  #unsent: Sent[] = [];
  /** Batches in `keepalive` requests: the browser reports hiding a page and leaving it one after the other. */
  readonly #leaving = new Set<number>();
  #isSending = false;
  #failures = 0;

  constructor(deps: BatchQueueDeps<Sent>) {
    this.#deps = deps;
  }

  /** Lets a batch wait until the next `send` or `leave`. */
  add(batch: Sent): void {
    this.#unsent.push(batch);
    for (const { id } of this.#unsent.splice(0, this.#unsent.length - MOST_UNSENT)) {
      this.#deps.stored.remove(id);
    }
  }

  /** Takes up what earlier pages could not send. */
  resume(): void {
    if (this.#place() !== 'storage') return;
    this.#unsent = [...this.#deps.stored.read(this.#deps.now()), ...this.#unsent];
    this.send();
  }

  /** Sends what waits; while that runs, a second call changes nothing. */
  send(): void {
    this.#alone(() => this.#sendAll());
  }

  /**
   * Sends everything in requests that outlive the page, and stores it until the server has answered. A page that was
   * only hidden tries again what has failed.
   */
  leave(): void {
    if (this.#place() === 'nowhere') return;
    for (const batch of this.#unsent) {
      if (this.#leaving.has(batch.id)) continue;
      this.#leaving.add(batch.id);
      this.#store(batch);
      void this.#sendOne(batch, true).then((isDone) => {
        this.#leaving.delete(batch.id);
        if (isDone) return;
        this.#alone(async () => {
          await this.#pause();
          await this.#sendAll();
        });
      });
    }
  }

  /** Drops what may no longer wait. */
  placeChanged(): void {
    this.#place();
  }

  #place(): WaitingPlace {
    const place = this.#deps.waitingPlace();
    if (place === 'nowhere') this.#unsent = [];
    if (place !== 'storage') this.#deps.stored.clear();
    return place;
  }

  #store(batch: Sent): void {
    if (this.#place() === 'storage') this.#deps.stored.add(batch);
  }

  #alone(send: () => Promise<void>): void {
    if (this.#isSending) return;
    this.#isSending = true;
    void send().finally(() => (this.#isSending = false));
  }

  async #pause(): Promise<void> {
    await this.#deps.wait(RETRIES_MS[this.#failures] ?? RETRIES_MS.at(-1) ?? 0);
    this.#failures = Math.min(this.#failures + 1, RETRIES_MS.length);
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      const [batch] = this.#unsent;
      if (batch === undefined || this.#place() === 'nowhere') return;
      if (await this.#sendOne(batch, false)) {
        this.#failures = 0;
        continue;
      }
      this.#store(batch);
      await this.#pause();
    }
  }

  /** True: the batch is done with. */
  async #sendOne(batch: Sent, isLeaving: boolean): Promise<boolean> {
    const sending = await this.#deps.sender.send(batch, isLeaving);
    if (sending === 'failed') return false;
    this.#unsent = this.#unsent.filter(({ id }) => id !== batch.id);
    this.#deps.stored.remove(batch.id);
    return true;
  }
}
