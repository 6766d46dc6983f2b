import { Worker } from 'node:worker_threads';
import type { PageFindings } from '../../../src/domain/sources/read-statements.ts';
import type { PageReader } from '../../application/ports/web/page-reader.ts';
import type { Logger } from '../../application/ports/surroundings.ts';
import { isPage } from './is-page.ts';
import type { PageJob, PageResult } from './page-worker.ts';
import { Semaphore } from './semaphore.ts';

export type ThreadedPageReaderOptions = {
  readonly logger: Pick<Logger, 'warn'>;
  /** The worker's module; another one when bundled. */
  readonly workerUrl?: URL;
  /** Timeout of a page in ms; then the thread is terminated. */
  readonly timeoutMs?: number;
  /** Ms without work until the thread ends, to free its memory. */
  readonly idleMs?: number;
};

/** A page of 5 MB needs a tenth of it; a page that needs more is malicious. */
const MEMORY_MB = 192;

/** Parses pages in a separate thread that can be terminated, so that a malicious page blocks no request. */
export class ThreadedPageReader implements PageReader {
  readonly #options: ThreadedPageReaderOptions;
  readonly #semaphore = new Semaphore(1);
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: ThreadedPageReaderOptions) {
    this.#options = options;
  }

  async read({ url, bytes, contentType }: PageJob): Promise<PageFindings | null> {
    if (!isPage(contentType)) return null;
    const leave = await this.#semaphore.acquire();
    clearTimeout(this.#idle);
    try {
      if (this.#isClosed) return null;
      const result = await this.#run({ url, bytes, contentType });
      if ('findings' in result) return result.findings;
      this.#options.logger.warn('page_not_read', { reason: result.failure, bytes: bytes.byteLength });
      return null;
    } finally {
      this.#idle = setTimeout(() => void this.#end(), this.#options.idleMs ?? 5_000).unref();
      leave();
    }
  }

  text({ bytes }: Pick<PageJob, 'bytes'>): string {
    return new TextDecoder().decode(bytes);
  }

  note(answer: Pick<PageJob, 'bytes'>): unknown {
    try {
      return JSON.parse(this.text(answer));
    } catch {
      return null;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    await this.#end();
  }

  async #run(job: PageJob): Promise<PageResult> {
    const thread = (this.#thread ??= this.#start());
    const ended = Promise.withResolvers<PageResult>();
    const onMessage = (result: PageResult) => ended.resolve(result);
    const onError = (error: Error) => ended.resolve({ failure: error.message });
    const onExit = () => ended.resolve({ failure: 'the thread ended' });
    thread.once('message', onMessage).once('error', onError).once('exit', onExit);
    const timer = setTimeout(() => ended.resolve({ failure: 'too slow' }), this.#options.timeoutMs ?? 3_000);
    thread.postMessage(job);
    const result = await ended.promise;
    clearTimeout(timer);
    thread.off('message', onMessage).off('error', onError).off('exit', onExit);
    // A failed or hanging run may leave an inconsistent state.
    if ('failure' in result) await this.#end();
    return result;
  }

  #start(): Worker {
    const thread = new Worker(this.#options.workerUrl ?? besideThisFile(), {
      name: 'page-reader',
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // Rejects the page that is being read, if there is one.
    thread.on('error', () => undefined);
    thread.unref();
    return thread;
  }

  async #end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.terminate();
  }
}

/** The worker beside this file: the source, or the bundled program. */
function besideThisFile(): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'mjs';
  return new URL(`./page-worker.${extension}`, import.meta.url);
}
