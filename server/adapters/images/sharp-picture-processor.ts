import type { PictureLooksWithWindows } from '../../../src/domain/looks/picture-looks.ts';
import {
  PicturesBusy,
  type IngestOutcome,
  type PictureArea,
  type PictureProcessor,
  type Rendition,
  type RenditionSize,
  type SizedBytes,
  type RenditionFormat,
} from '../../application/ports/media/media.ts';
import type { Logger } from '../../application/ports/surroundings.ts';
import type { PictureTone } from './cut-picture.ts';
import type { HeifConverter } from './heif-converter.ts';
import { SIZES_AT_UPLOAD } from './sizes-at-upload.ts';
import type { PictureJob, PictureResult } from './picture-job.ts';
import {
  damagedPicture,
  emptyFile,
  refusedKind,
  tooHardPicture,
  tooManyBytes,
} from '../../application/media/picture-refusals.ts';
import { PictureJobKilled, PictureWorkerProcess } from './picture-worker-process.ts';
import { isPictureKind, sniffPicture, type PictureKind } from '../../application/media/sniff-picture.ts';

export type SharpPictureProcessorOptions = {
  readonly logger: Pick<Logger, 'warn'>;
  /** The limit of an uploaded file; 20 MB. */
  readonly maxImageBytes?: number;
  /** Without it HEIC photos are refused. */
  readonly heif?: HeifConverter | null;
  /** The worker's module; another one when bundled. */
  readonly workerUrl?: URL;
  /** The sizes that are made of an upload; those that people see first when omitted. */
  readonly sizesAtUpload?: readonly RenditionSize[];
  /** The largest number of worker processes. */
  readonly workers?: number;
  /** Ms after which a worker counts as slow; then another one takes the waiting jobs. */
  readonly slowMs?: number;
  /** The largest number of waiting jobs. */
  readonly maxWaiting?: number;
  /** Ms until a job fails and its worker is killed. */
  readonly timeoutMs?: number;
  /** Ms until background work starts although uploads keep arriving. */
  readonly patienceMs?: number;
  /** Ms without work until a worker ends, to free its memory. */
  readonly idleMs?: number;
};

type WaitingJob = {
  readonly job: PictureJob;
  /** In the time of `performance`, ms. */
  readonly since: number;
  readonly resolve: (result: PictureResult) => void;
  readonly reject: (error: unknown) => void;
};

/** The memory of a long-running decoder fragments; a new one costs 0.1 s. */
const JOBS_PER_WORKER = 200;

/**
 * Processes pictures with libvips in child processes that can be killed, so that a malicious picture affects no other.
 */
export class SharpPictureProcessor implements PictureProcessor {
  readonly #logger: Pick<Logger, 'warn'>;
  readonly #maxImageBytes: number;
  readonly #heif: HeifConverter | null;
  readonly #workerUrl: URL;
  readonly #sizesAtUpload: readonly RenditionSize[];
  readonly #maxWorkers: number;
  readonly #slowMs: number;
  readonly #maxWaiting: number;
  readonly #timeoutMs: number;
  readonly #patienceMs: number;
  readonly #idleMs: number;
  readonly #waiting: WaitingJob[] = [];
  /** Started when no other work is queued, one at a time. */
  readonly #background: WaitingJob[] = [];
  /** Busy workers with the start time of their job, in the time of `performance`, ms. */
  readonly #busy = new Map<PictureWorkerProcess, number>();
  readonly #idle = new Map<PictureWorkerProcess, NodeJS.Timeout>();
  /** Timers until a busy worker counts as slow. */
  #slowness: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: SharpPictureProcessorOptions) {
    this.#logger = options.logger;
    this.#maxImageBytes = options.maxImageBytes ?? 20_000_000;
    this.#heif = options.heif ?? null;
    this.#workerUrl = options.workerUrl ?? new URL('./picture-worker.ts', import.meta.url);
    this.#sizesAtUpload = options.sizesAtUpload ?? SIZES_AT_UPLOAD;
    this.#maxWorkers = options.workers ?? 2;
    this.#slowMs = options.slowMs ?? 5_000;
    this.#maxWaiting = options.maxWaiting ?? 64;
    this.#timeoutMs = options.timeoutMs ?? 60_000;
    this.#patienceMs = options.patienceMs ?? 30_000;
    this.#idleMs = options.idleMs ?? 2_000;
  }

  async ingest(bytes: Uint8Array): Promise<IngestOutcome> {
    if (bytes.byteLength === 0) return emptyFile();
    if (bytes.byteLength > this.#maxImageBytes) return tooManyBytes(this.#maxImageBytes);
    const kind = sniffPicture(bytes);
    if (isPictureKind(kind)) return this.#ingestKnown(bytes, kind);
    if (kind !== 'heic' || this.#heif === null) return refusedKind(kind);
    const conversion = await this.#heif.convert(bytes);
    if (conversion.kind !== 'jpeg') return conversion;
    if (sniffPicture(conversion.bytes) !== 'jpeg') return damagedPicture();
    return this.#ingestKnown(conversion.bytes, 'jpeg');
  }

  async #ingestKnown(bytes: Uint8Array, kind: PictureKind): Promise<IngestOutcome> {
    try {
      const job = { task: 'ingest', bytes, kind, sizes: this.#sizesAtUpload } as const;
      return (await this.#enqueue(job)) as IngestOutcome;
    } catch (error) {
      if (!(error instanceof PictureJobKilled)) throw error;
      this.#logger.warn('picture_refused', { reason: error.reason, kind, bytes: bytes.byteLength, error });
      return tooHardPicture();
    }
  }

  async render(original: Uint8Array, size: RenditionSize, format: RenditionFormat): Promise<Rendition> {
    const bytes = await this.#decodable(original);
    return (await this.#enqueue({ task: 'render', bytes, size, format })) as Rendition;
  }

  /** Converts a phone's photo to JPEG, if there is a converter; other files stay unchanged. */
  async #decodable(bytes: Uint8Array): Promise<Uint8Array> {
    if (this.#heif === null || sniffPicture(bytes) !== 'heic') return bytes;
    const conversion = await this.#heif.convert(bytes);
    return conversion.kind === 'jpeg' ? conversion.bytes : bytes;
  }

  async renderAvif(original: Uint8Array, sizes: readonly RenditionSize[]): Promise<readonly SizedBytes[]> {
    const job = { task: 'avif', bytes: original, sizes } as const;
    return (await this.#enqueue(job, this.#background)) as readonly SizedBytes[];
  }

  async looksOf(
    picture: Uint8Array,
    { area = null, isBackground = false }: { area?: PictureArea | null; isBackground?: boolean } = {},
  ): Promise<PictureLooksWithWindows> {
    const job = { task: 'looks', bytes: picture, area } as const;
    const line = isBackground ? this.#background : this.#waiting;
    return (await this.#enqueue(job, line)) as PictureLooksWithWindows;
  }

  /** A crop of a trusted picture, as JPEG. @throws {PicturesBusy} */
  async cut(bytes: Uint8Array, piece: PictureArea, tone: PictureTone): Promise<Uint8Array> {
    return (await this.#enqueue({ task: 'cut', bytes, piece, tone })) as Uint8Array;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#heif?.close();
    const waiting = [...this.#waiting.splice(0), ...this.#background.splice(0)];
    for (const { reject } of waiting) reject(new PicturesBusy());
    for (const timer of [this.#slowness, ...this.#idle.values()]) clearTimeout(timer);
    for (const worker of [...this.#idle.keys(), ...this.#busy.keys()]) worker.kill();
    this.#idle.clear();
  }

  #enqueue(job: PictureJob, line = this.#waiting): Promise<PictureResult> {
    return new Promise((resolve, reject) => {
      if (this.#closed || line.length >= this.#maxWaiting) return reject(new PicturesBusy());
      line.push({ job, since: performance.now(), resolve, reject });
      this.#startNext();
    });
  }

  /** The oldest background work, when no other work is queued or it has waited too long. */
  #admitBackground(): void {
    const [oldest] = this.#background;
    if (oldest === undefined) return;
    const isQuiet = this.#waiting.length === 0 && this.#busy.size === 0;
    if (!isQuiet && performance.now() - oldest.since < this.#patienceMs) return;
    this.#background.shift();
    this.#waiting.unshift(oldest);
  }

  #startNext(): void {
    if (this.#closed) return;
    this.#admitBackground();
    if (this.#waiting.length === 0) return;
    const worker = this.#freeWorker();
    const next = worker && this.#waiting.shift();
    if (!next) return;
    this.#busy.set(worker, performance.now());
    void worker
      .run(next.job, this.#timeoutMs)
      .then(next.resolve, next.reject)
      .finally(() => {
        this.#busy.delete(worker);
        this.#rest(worker);
        this.#startNext();
      });
  }

  /** One worker uses the processors well and needs less memory than several; jobs never wait for a slow one. */
  #freeWorker(): PictureWorkerProcess | undefined {
    if (this.#busy.size >= this.#maxWorkers) return undefined;
    const lastBegun = Math.max(...this.#busy.values());
    const untilSlow = lastBegun + this.#slowMs - performance.now();
    if (untilSlow > 0) {
      clearTimeout(this.#slowness);
      this.#slowness = setTimeout(() => this.#startNext(), Math.ceil(untilSlow));
      return undefined;
    }
    for (const [worker, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(worker);
      if (worker.isUsable) return worker;
    }
    return new PictureWorkerProcess(this.#workerUrl);
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
