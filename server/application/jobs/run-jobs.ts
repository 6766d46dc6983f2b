import type { JobKind, JobRecord, JobRepository } from '../ports/jobs.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, Logger, Timer } from '../ports/surroundings.ts';
import { UnrecoverableJob, type JobHandler, type Later } from './job-handler.ts';

type RunJobsDeps = {
  readonly store: Pick<Store, 'jobs' | 'transaction'>;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Logger;
};

export type JobHandlers = { readonly [K in JobKind]?: JobHandler<K> };

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** Waits after failures, ms, growing; after the last one the job is given up, about nine hours later. */
export const WAITS_MS = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  120 * MINUTE_MS,
  360 * MINUTE_MS,
];

/** Grace period for a run that is stopped because of its timeout, ms. */
const GRACE_MS = 30 * SECOND_MS;

const STUCK_AFTER_MS = 60 * MINUTE_MS;

/** Longest error message that is stored for the operator, in characters. */
const MAX_FAILURE_LENGTH = 500;
const CUT_OFF = 'The server was cut off while it ran.';

/**
 * Runs the jobs of some kinds one after another. A job is claimed with a lease, so that no two processes run it at the
 * same time, and stays in the store until it is done, so that a killed process loses none.
 */
export class RunJobs {
  readonly #deps: RunJobsDeps;
  readonly #handlers: JobHandlers;
  readonly #kinds: readonly JobKind[];
  /** One promise per run: a single promise for all runs would keep the callbacks of each. */
  #ending: PromiseWithResolvers<void> | null = null;
  #isEnding = false;
  /** When it last polled for jobs; null when that failed. */
  #lookedAt: number | null;

  constructor(deps: RunJobsDeps, handlers: JobHandlers) {
    this.#deps = deps;
    this.#handlers = handlers;
    this.#kinds = Object.keys(handlers) as JobKind[];
    this.#lookedAt = deps.clock.now();
  }

  /**
   * Call it first, and only in the single process of a store: claimed jobs were interrupted by the end of the previous
   * process, and may have caused it. So each of them waits as after a failure. Returns their kinds.
   */
  async takeBack(): Promise<readonly JobKind[]> {
    const { store, clock, logger } = this.#deps;
    const held = await store.jobs.held(this.#kinds);
    for (const job of held) {
      // No delay for a job that was requested again during its run.
      const attempts = Math.max(1, job.attempts);
      logger.warn('job.cut_off', { kind: job.kind, jobId: job.id, attempts });
      const runAt = clock.now() + (this.#waitAfter(job.kind, attempts) ?? 0);
      await this.#giveBack(job, { runAt, attempts, failure: CUT_OFF });
    }
    return held.map(({ kind }) => kind);
  }

  /** Runs all due jobs. Returns when the next one is due, in milliseconds since the epoch; null when there is none. */
  async run(): Promise<number | null> {
    const { store } = this.#deps;
    while (!this.#isEnding) {
      const job = await this.#claim();
      if (job === undefined) break;
      await this.#do(job);
    }
    return store.jobs.nextAt(this.#kinds);
  }

  /** Stops the current run, which will be repeated later; no further job is started. */
  stop(): void {
    this.#isEnding = true;
    this.#ending?.resolve();
  }

  /**
   * Unhealthy: jobs cannot be read from the store, or one is overdue by an hour and none was started for longer than
   * any run may take. A long queue is healthy.
   */
  async isStuck(): Promise<boolean> {
    if (this.#lookedAt === null) return true;
    const now = this.#deps.clock.now();
    if (now - this.#lookedAt <= Math.max(STUCK_AFTER_MS, this.#longest())) return false;
    const next = await this.#deps.store.jobs.nextAt(this.#kinds);
    return next !== null && next < now - STUCK_AFTER_MS;
  }

  async #claim(): Promise<JobRecord | undefined> {
    const now = this.#deps.clock.now();
    const leaseUntil = now + this.#longest();
    try {
      const job = await this.#deps.store.transaction((tx) => tx.jobs.claim(this.#kinds, now, leaseUntil));
      this.#lookedAt = now;
      return job;
    } catch (error) {
      this.#lookedAt = null;
      throw error;
    }
  }

  #longest(): number {
    const times = Object.values(this.#handlers).map(({ atMostMs }) => atMostMs);
    return Math.max(...times) + MINUTE_MS;
  }

  async #do(job: JobRecord): Promise<void> {
    const { store } = this.#deps;
    const handler = this.#handlers[job.kind] as JobHandler<JobKind>;
    try {
      // The last run has ended without a result: another one might end the process as well.
      const isOver = job.attempts > 1 && this.#waitAfter(job.kind, job.attempts - 1) === undefined;
      if (isOver) throw new UnrecoverableJob(job.failure ?? CUT_OFF);
      const later = await this.#runInTime(job, handler);
      if (later === undefined) await store.transaction((tx) => tx.jobs.finish(job));
      else await this.#giveBack(job, { runAt: later.again, attempts: 0, failure: null, asked: job.asked });
    } catch (error) {
      await this.#afterFailure(job, handler, error instanceof Error ? error : new Error(String(error)));
    }
  }

  async #runInTime(job: JobRecord, handler: JobHandler<JobKind>): Promise<Later | void> {
    const { id, key, payload, attempts: attempt } = job;
    const { timer } = this.#deps;
    const ending = Promise.withResolvers<void>();
    this.#ending = ending;
    if (this.#isEnding) ending.resolve();
    const alarm = timer.after(handler.atMostMs);
    let isLazy = false;
    const late = alarm.rung.then(() => {
      isLazy = true;
      ending.resolve();
      return timer.after(GRACE_MS).rung;
    });
    const tooLong = () => new Error(`It took longer than ${handler.atMostMs / SECOND_MS} s.`);
    const runsOver = late.then(() => Promise.reject(tooLong()));
    try {
      return await Promise.race([
        handler.run({ id, key, payload, attempt, ending: ending.promise }),
        runsOver,
      ]);
    } catch (error) {
      throw isLazy && !this.#isEnding ? tooLong() : error;
    } finally {
      alarm.stop();
    }
  }

  async #afterFailure(job: JobRecord, handler: JobHandler<JobKind>, error: Error): Promise<void> {
    const { store, clock, logger } = this.#deps;
    if (this.#isEnding) {
      await this.#giveBack(job, { runAt: clock.now(), attempts: job.attempts - 1, failure: job.failure });
      return;
    }
    const failure = error.message.slice(0, MAX_FAILURE_LENGTH);
    const wait = error instanceof UnrecoverableJob ? undefined : this.#waitAfter(job.kind, job.attempts);
    logger.warn(wait === undefined ? 'job.given_up' : 'job.postponed', {
      kind: job.kind,
      jobId: job.id,
      error,
    });
    if (wait !== undefined) {
      await this.#giveBack(job, { runAt: clock.now() + wait, attempts: job.attempts, failure });
      return;
    }
    await handler.givenUp?.(job.payload);
    await store.transaction((tx) => tx.jobs.fail(job.id, clock.now(), failure));
  }

  /** The delay after this number of failures; undefined when the job is given up. */
  #waitAfter(kind: JobKind, attempts: number): number | undefined {
    const { waitsMs = WAITS_MS, isNeverGivenUp = false } = this.#handlers[kind] ?? {};
    return waitsMs[attempts - 1] ?? (isNeverGivenUp ? waitsMs.at(-1) : undefined);
  }

  async #giveBack({ id }: JobRecord, to: Parameters<JobRepository['postpone']>[1]): Promise<void> {
    await this.#deps.store.transaction((tx) => tx.jobs.postpone(id, to));
  }
}
