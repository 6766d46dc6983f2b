import type { JobKind, JobPayloads } from '../ports/jobs.ts';

/** One run of a job. */
export type JobRun<K extends JobKind> = {
  readonly id: string;
  readonly key: string;
  readonly payload: JobPayloads[K];
  /** 1 for the first run. */
  readonly attempt: number;
  /**
   * Resolves when the server shuts down, or the time is over: leave a state from which the next run can start, and
   * reject.
   */
  readonly ending: Promise<void>;
};

/** Reschedules the job (ms since the epoch). Not a failure. */
export type Later = { readonly again: number };

/**
 * Runs one kind of job. A killed process causes another run, so a run must handle the partial or complete work of an
 * earlier one.
 */
export type JobHandler<K extends JobKind> = {
  /** Throws on failure; `UnrecoverableJob` when a retry would fail as well. */
  run(job: JobRun<K>): Promise<Later | void>;
  /** Called when the job was given up; the store keeps the failed job for the operator. */
  givenUp?(payload: JobPayloads[K]): Promise<void>;
  /** The retry delays in ms; those of `RunJobs` by default. */
  readonly waitsMs?: readonly number[];
  /** Retries with the last delay without end, instead of giving up. */
  readonly isNeverGivenUp?: boolean;
  /** The timeout of a run in milliseconds; a run that exceeds it is stopped and has failed. */
  readonly atMostMs: number;
};

/** A retry would fail as well. The message is for the operator. */
export class UnrecoverableJob extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnrecoverableJob';
  }
}
