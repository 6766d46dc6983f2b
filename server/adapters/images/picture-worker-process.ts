import { fork, type ChildProcess } from 'node:child_process';
import type { PictureJob, PictureResult, WorkerMessage } from './picture-job.ts';

/** The worker refused a valid job; the picture cannot be rendered. */
export class PictureJobFailed extends Error {
  override readonly name = 'PictureJobFailed';
}

/** The worker ended or was killed during a job; the picture is the cause. */
export class PictureJobKilled extends Error {
  override readonly name = 'PictureJobKilled';
  readonly reason: 'crashed' | 'too_slow';
  constructor(reason: PictureJobKilled['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** The worker could not start; no picture is the cause. */
export class PictureWorkerBroken extends Error {
  override readonly name = 'PictureWorkerBroken';
}

export type PictureWorkerOptions = {
  /** Arguments of the program. */
  readonly args?: readonly string[];
  /** Timeout for loading the decoder, ms. */
  readonly startMs?: number;
};

type Pending<Result> = {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
};

const LAST_WORDS = 1000;
const START_MS = 15_000;

/** A child process that runs one job at a time. It cannot be used after `run` has rejected with a kill. */
export class PictureWorkerProcess<Job extends object = PictureJob, Result = PictureResult> {
  readonly #child: ChildProcess;
  readonly #ready: Promise<void>;
  #pending: Pending<Result> | undefined;
  #isReady = false;
  #lastWords = '';
  #ended = false;
  #jobs = 0;

  constructor(workerUrl: URL, { args = [], startMs = START_MS }: PictureWorkerOptions = {}) {
    this.#child = fork(workerUrl, args, {
      serialization: 'advanced',
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: workerEnvironment(),
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
    this.#ready = this.#untilReady(startMs);
    this.#child.on('message', (message: WorkerMessage<Result>) => this.#hear(message));
    this.#child.on('close', (code, signal) => this.#end(`ended (${signal ?? code})`));
  }

  /** The number of started jobs. */
  get jobs(): number {
    return this.#jobs;
  }

  get isUsable(): boolean {
    return !this.#ended;
  }

  /** The id of the child process, for tests and logs. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /**
   * @param timeoutMs the process is killed after this time.
   * @throws {PictureJobFailed} @throws {PictureJobKilled} @throws {PictureWorkerBroken}
   */
  async run(job: Job, timeoutMs: number): Promise<Result> {
    this.#jobs += 1;
    await this.#ready;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#settle()?.reject(new PictureJobKilled('too_slow', `no result after ${timeoutMs} ms`));
        this.kill();
      }, timeoutMs);
      this.#pending = { resolve, reject, timer };
      this.#child.send(job, (error) => {
        if (error) this.#settle()?.reject(new PictureWorkerBroken('job not sent', { cause: error }));
      });
    });
  }

  /** Waits until the process can take jobs. @throws {PictureWorkerBroken} */
  async ready(): Promise<void> {
    await this.#ready;
  }

  /** Kills the process; it holds no data worth keeping. */
  kill(): void {
    this.#ended = true;
    this.#child.kill('SIGKILL');
  }

  #untilReady(startMs: number): Promise<void> {
    const ready = new Promise<void>((resolve, reject) => {
      const fail = (cause?: unknown) => {
        this.kill();
        reject(new PictureWorkerBroken(`picture worker did not start: ${this.#lastWords}`, { cause }));
      };
      const timer = setTimeout(fail, startMs);
      this.#child.once('message', (message: WorkerMessage<Result>) => {
        clearTimeout(timer);
        if (message.kind === 'failed') {
          this.kill();
          return reject(new PictureWorkerBroken(message.message));
        }
        this.#isReady = true;
        resolve();
      });
      this.#child.once('error', fail);
      this.#child.once('close', () => {
        clearTimeout(timer);
        if (!this.#isReady) fail();
      });
    });
    ready.catch(() => undefined); // `run` reports it; an unused worker need not
    return ready;
  }

  #hear(message: WorkerMessage<Result>): void {
    if (message.kind === 'done') this.#settle()?.resolve(message.result);
    if (message.kind === 'failed') this.#settle()?.reject(new PictureJobFailed(message.message));
  }

  #end(how: string): void {
    this.#ended = true;
    this.#settle()?.reject(new PictureJobKilled('crashed', `${how} ${this.#lastWords}`.trim()));
  }

  #settle(): Pending<Result> | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending) clearTimeout(pending.timer);
    return pending;
  }
}

/** Returns the memory of pixels and encoded files to the system after each picture. */
const FRUGAL_MALLOC = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };
/** The number of sizes that are made concurrently: each needs additional memory. */
const FEW_THREADS = { UV_THREADPOOL_SIZE: '2' };

/** The child gets these variables only, because the server's environment contains secrets. */
function workerEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return {
    PATH,
    LD_LIBRARY_PATH,
    HOME,
    TMPDIR,
    SystemRoot,
    ...FRUGAL_MALLOC,
    ...FEW_THREADS,
    VIPS_WARNING: '0',
  };
}
