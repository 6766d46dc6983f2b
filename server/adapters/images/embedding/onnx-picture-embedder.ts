import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import {
  EmbedderUnavailable,
  type Embedding,
  type PictureEmbedder,
} from '../../../application/ports/media/embeddings.ts';
import type { PictureArea } from '../../../application/ports/media/media.ts';
import type { Logger } from '../../../application/ports/surroundings.ts';
import { PictureJobFailed, PictureJobKilled, PictureWorkerProcess } from '../picture-worker-process.ts';
import type { EmbeddingJob, EmbeddingResult } from './embedding-job.ts';
import { settingsFileOf } from './model-settings.ts';

export type OnnxPictureEmbedderOptions = {
  /** The model in the ONNX format. */
  readonly path: string;
  /** The program of the process. */
  readonly workerUrl: URL;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** Ms without work until the process ends, to free its memory. */
  readonly idleMs?: number;
};

/** The most pictures that wait; the next one is refused. */
const MAX_WAITING = 32;
/** Timeout of one picture, ms. */
const JOB_MS = 60_000;
/** A large model takes long to load from a slow disk, ms. */
const START_MS = 120_000;
const IDLE_MS = 60_000;
/** After a failed start the next one waits, ms. */
const PAUSE_MS = 300_000;

type ModelProcess = PictureWorkerProcess<EmbeddingJob, EmbeddingResult>;

/** Opens the operator's model; null, and a message in the log, when its file cannot be read. */
export async function openPictureEmbedder(
  options: OnnxPictureEmbedderOptions,
): Promise<PictureEmbedder | null> {
  const { path, logger } = options;
  try {
    return new OnnxPictureEmbedder(options, await modelName(path));
  } catch (error) {
    const message = `EMBEDDING_MODEL cannot be read: ${(error as Error).message}`;
    logger.warn('embedding.unavailable', { model: path, message });
    return null;
  }
}

/** A hash of the model, and of the file beside it that says how pictures are prepared. */
async function modelName(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash, { end: false });
  await pipeline(createReadStream(settingsFileOf(path)), hash, { end: false }).catch(() => undefined);
  return hash.digest('hex').slice(0, 16);
}

/** Runs a model in a child process, one picture at a time. The process starts with the first picture. */
class OnnxPictureEmbedder implements PictureEmbedder {
  readonly model: string;
  readonly #options: OnnxPictureEmbedderOptions;
  #process: ModelProcess | null = null;
  #line: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isClosed = false;
  #idle: NodeJS.Timeout | undefined;
  /** Why the last start has failed, and when that was, in the time of `performance`. */
  #failure: { readonly message: string; readonly at: number } | null = null;
  #hasToldReady = false;

  constructor(options: OnnxPictureEmbedderOptions, model: string) {
    this.#options = options;
    this.model = model;
  }

  start(): void {
    void this.#inTurn(() => this.#opened()).catch(() => undefined);
  }

  embed(picture: Uint8Array, area?: PictureArea): Promise<Embedding | null> {
    return this.#inTurn(async () => {
      const process = await this.#opened();
      try {
        return await process.run({ bytes: picture, area: area ?? null }, JOB_MS);
      } catch (error) {
        // The picture is the cause: a worker that cannot run has failed before.
        if (this.#isClosed) throw new EmbedderUnavailable('The server is closing.');
        if (!(error instanceof PictureJobFailed || error instanceof PictureJobKilled)) throw error;
        this.#options.logger.warn('picture_without_embedding', { error });
        return null;
      }
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    this.#process?.kill();
    await this.#line.catch(() => undefined);
  }

  /** One after the other. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= MAX_WAITING)
      return Promise.reject(new EmbedderUnavailable('Too many pictures are waiting.'));
    this.#waiting += 1;
    const done = this.#line
      .catch(() => undefined)
      .then(work)
      .finally(() => {
        this.#waiting -= 1;
        if (this.#waiting === 0) this.#rest();
      });
    this.#line = done;
    return done;
  }

  async #opened(): Promise<ModelProcess> {
    clearTimeout(this.#idle);
    if (this.#isClosed) throw new EmbedderUnavailable('The server is closing.');
    if (this.#process?.isUsable) return this.#process;
    const { path, workerUrl, logger } = this.#options;
    if (this.#failure !== null && performance.now() - this.#failure.at < PAUSE_MS)
      throw new EmbedderUnavailable(this.#failure.message);
    const process: ModelProcess = new PictureWorkerProcess(workerUrl, { args: [path], startMs: START_MS });
    this.#process = process;
    try {
      await process.ready();
    } catch (error) {
      const { message } = error as Error;
      if (!this.#isClosed) logger.warn('embedding.unavailable', { model: path, message });
      this.#failure = { message, at: performance.now() };
      throw new EmbedderUnavailable(message);
    }
    this.#failure = null;
    if (!this.#hasToldReady) logger.info('embedding.ready', { model: path });
    this.#hasToldReady = true;
    return process;
  }

  #rest(): void {
    if (this.#isClosed) return;
    this.#idle = setTimeout(() => this.#process?.kill(), this.#options.idleMs ?? IDLE_MS).unref();
  }
}
