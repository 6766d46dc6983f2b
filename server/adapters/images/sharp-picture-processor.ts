import {
  PicturesBusy,
  type IngestOutcome,
  type PictureProcessor,
  type Rendition,
  type RenditionSize,
  type WantedFormat,
} from '../../application/ports/media.ts';
import type { Logger } from '../../application/ports/surroundings.ts';
import type { PictureJob, PictureResult } from './picture-job.ts';
import { emptyFile, refusedKind, tooHardPicture, tooManyBytes } from './picture-refusals.ts';
import { PictureJobKilled, PictureWorkerProcess } from './picture-worker-process.ts';
import { isPictureKind, sniffPicture } from './sniff-picture.ts';

export type SharpPictureProcessorOptions = {
  readonly logger: Pick<Logger, 'warn'>;
  /** Of an uploaded file; 20 MB. */
  readonly maxImageBytes?: number;
  /** The worker's module: another one when bundled. */
  readonly workerUrl?: URL;
  /** Worker processes at most; a second one starts when the first is busy. */
  readonly workers?: number;
  /** Jobs that may wait. */
  readonly maxWaiting?: number;
  /** Ms until a job is given up and its worker killed. */
  readonly timeoutMs?: number;
  /** Ms without work until a worker ends and gives its memory back. */
  readonly idleMs?: number;
};

type WaitingJob = {
  readonly job: PictureJob;
  readonly resolve: (result: PictureResult) => void;
  readonly reject: (error: unknown) => void;
};

/** Memory of a long-lived decoder frays; a fresh one costs 0.1 s. */
const JOBS_PER_WORKER = 200;

/** Pictures by libvips in child processes that can be killed: a hostile picture fails alone. */
export class SharpPictureProcessor implements PictureProcessor {
  readonly #logger: Pick<Logger, 'warn'>;
  readonly #maxImageBytes: number;
  readonly #workerUrl: URL;
  readonly #maxWorkers: number;
  readonly #maxWaiting: number;
  readonly #timeoutMs: number;
  readonly #idleMs: number;
  readonly #waiting: WaitingJob[] = [];
  readonly #busy = new Set<PictureWorkerProcess>();
  readonly #idle = new Map<PictureWorkerProcess, NodeJS.Timeout>();
  #closed = false;

  constructor(options: SharpPictureProcessorOptions) {
    this.#logger = options.logger;
    this.#maxImageBytes = options.maxImageBytes ?? 20_000_000;
    this.#workerUrl = options.workerUrl ?? new URL('./picture-worker.ts', import.meta.url);
    this.#maxWorkers = options.workers ?? 2;
    this.#maxWaiting = options.maxWaiting ?? 64;
    this.#timeoutMs = options.timeoutMs ?? 60_000;
    this.#idleMs = options.idleMs ?? 2_000;
  }

  async ingest(bytes: Uint8Array): Promise<IngestOutcome> {
    if (bytes.byteLength === 0) return emptyFile();
    if (bytes.byteLength > this.#maxImageBytes) return tooManyBytes(this.#maxImageBytes);
    const kind = sniffPicture(bytes);
    if (!isPictureKind(kind)) return refusedKind(kind);
    try {
      return (await this.#enqueue({ task: 'ingest', bytes, kind })) as IngestOutcome;
    } catch (error) {
      if (!(error instanceof PictureJobKilled)) throw error;
      this.#logger.warn('picture_refused', { reason: error.reason, kind, bytes: bytes.byteLength, error });
      return tooHardPicture();
    }
  }

  async render(original: Uint8Array, size: RenditionSize, wanted: WantedFormat): Promise<Rendition> {
    return (await this.#enqueue({ task: 'render', bytes: original, size, wanted })) as Rendition;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new PicturesBusy());
    for (const timer of this.#idle.values()) clearTimeout(timer);
    for (const worker of [...this.#idle.keys(), ...this.#busy]) worker.kill();
    this.#idle.clear();
  }

  #enqueue(job: PictureJob): Promise<PictureResult> {
    return new Promise((resolve, reject) => {
      if (this.#closed || this.#waiting.length >= this.#maxWaiting) return reject(new PicturesBusy());
      this.#waiting.push({ job, resolve, reject });
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#waiting.length === 0 || this.#closed) return;
    const worker = this.#freeWorker();
    const next = worker && this.#waiting.shift();
    if (!next) return;
    this.#busy.add(worker);
    void worker
      .run(next.job, this.#timeoutMs)
      .then(next.resolve, next.reject)
      .finally(() => {
        this.#busy.delete(worker);
        this.#rest(worker);
        this.#startNext();
      });
  }

  #freeWorker(): PictureWorkerProcess | undefined {
    for (const [worker, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(worker);
      if (worker.isUsable) return worker;
    }
    return this.#busy.size < this.#maxWorkers ? new PictureWorkerProcess(this.#workerUrl) : undefined;
  }

  #rest(worker: PictureWorkerProcess): void {
    if (this.#closed || !worker.isUsable || worker.jobs >= JOBS_PER_WORKER) return worker.kill();
    const timer = setTimeout(() => {
      this.#idle.delete(worker);
      worker.kill();
    }, this.#idleMs);
    this.#idle.set(worker, timer);
  }
}
