import type { ClaimedJob, JobKind, JobRecord, JobRepository } from '../ports/jobs.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, Logger, Timer } from '../ports/surroundings.ts';
import { keepLease, LEASE_MS } from './internal/keep-lease.ts';
import { UnrecoverableJob, type JobHandler, type Later } from './job-handler.ts';

type RunJobsDeps = {
  readonly store: Pick<Store, 'jobs' | 'transaction' | 'isExclusive'>;
  /** The name of this process in its leases; no other process has it. */
  readonly owner: string;
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
 * Runs the jobs of some kinds one after another. A job is claimed with a lease, which is renewed while it runs, so that
 * no two processes run it at the same time. It stays in the store until it is done, so that a killed process loses none.
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
   * Call it first. Takes back the jobs that were interrupted by the end of a process: all claimed jobs, if no other
   * process can have the store open, or else those whose lease has ended. They may have caused that end, so each of
   * them waits as after a failure; one whose lease has ended the first time has waited enough. Returns their kinds.
   */
  takeBack(): Promise<readonly JobKind[]> {
    return this.#takeBack({ onlyEnded: !this.#deps.store.isExclusive });
  }

  /** Runs all due jobs. Returns when the next one is due, in milliseconds since the epoch; null when there is none. */
  async run(): Promise<number | null> {
    const { store } = this.#deps;
    await this.#polling(() => this.#takeBack({ onlyEnded: true }));
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

  async #takeBack({ onlyEnded }: { readonly onlyEnded: boolean }): Promise<readonly JobKind[]> {
    const { store, clock, logger } = this.#deps;
    const now = clock.now();
    const cutOff = await store.transaction(async (tx) => {
      const held = await tx.jobs.held(this.#kinds);
      const jobs = onlyEnded ? held.filter((job) => job.leasedUntil <= now) : held;
      for (const job of jobs) {
        const attempts = attemptsOf(job);
        const hasEnded = job.leasedUntil <= now;
        // The lease was a part of the wait; the first time it was all of it, as most jobs end no process.
        const endedAt = hasEnded ? job.leasedUntil - LEASE_MS : now;
        const wait = hasEnded && attempts === 1 ? LEASE_MS : (this.#waitAfter(job.kind, attempts) ?? 0);
        const runAt = endedAt + wait;
        await tx.jobs.postpone(job, { runAt, attempts, failure: CUT_OFF });
      }
      return jobs;
    });
    for (const job of cutOff) {
      logger.warn('job.cut_off', { kind: job.kind, jobId: job.id, attempts: attemptsOf(job) });
    }
    return cutOff.map(({ kind }) => kind);
  }

  async #claim(): Promise<JobRecord | undefined> {
    const now = this.#deps.clock.now();
    const { store, owner } = this.#deps;
    const lease = { owner, until: now + LEASE_MS };
    return this.#polling(() => store.transaction((tx) => tx.jobs.claim(this.#kinds, now, lease)));
  }

  /** Notes whether jobs can be read from the store. */
  async #polling<T>(work: () => Promise<T>): Promise<T> {
    const now = this.#deps.clock.now();
    try {
      const result = await work();
      this.#lookedAt = now;
      return result;
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
      if (error instanceof LeaseLost) {
        this.#deps.logger.warn('job.lease_lost', { kind: job.kind, jobId: job.id });
        return;
      }
      await this.#afterFailure(job, handler, error instanceof Error ? error : new Error(String(error)));
    }
  }

  async #runInTime(job: JobRecord, handler: JobHandler<JobKind>): Promise<Later | void> {
    const { id, key, payload, attempts: attempt } = job;
    const { timer } = this.#deps;
    const ending = Promise.withResolvers<void>();
    this.#ending = ending;
    if (this.#isEnding) ending.resolve();
    let isLost = false;
    const lease = keepLease(this.#deps, job, () => {
      isLost = true;
      ending.resolve();
    });
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
      if (isLost) throw new LeaseLost();
      throw isLazy && !this.#isEnding ? tooLong() : error;
    } finally {
      alarm.stop();
      lease.stop();
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
    await store.transaction((tx) => tx.jobs.fail(job, clock.now(), failure));
  }

  /** The delay after this number of failures; undefined when the job is given up. */
  #waitAfter(kind: JobKind, attempts: number): number | undefined {
    const { waitsMs = WAITS_MS, isNeverGivenUp = false } = this.#handlers[kind] ?? {};
    return waitsMs[attempts - 1] ?? (isNeverGivenUp ? waitsMs.at(-1) : undefined);
  }

  async #giveBack(job: ClaimedJob, to: Parameters<JobRepository['postpone']>[1]): Promise<void> {
    await this.#deps.store.transaction((tx) => tx.jobs.postpone(job, to));
  }
}

/** The run was stopped because another process has the job. */
class LeaseLost extends Error {}

/** At least one, also for a job that was requested again during its run. */
function attemptsOf(job: JobRecord): number {
  return Math.max(1, job.attempts);
}
