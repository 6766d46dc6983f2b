import type { JobKind, JobPayloads } from '../ports/jobs.ts';

/** One run of a job. */
export type JobRun<K extends JobKind> = {
  readonly id: string;
  readonly key: string;
  readonly payload: JobPayloads[K];
  /** 1 for the first run. */
  readonly attempt: number;
  /** Resolves when the server ends, or the time is over: leave things so that the next run can begin anew, and reject. */
  readonly ending: Promise<void>;
};

/** The same job again, at this time (ms since the epoch). Not a failure. */
export type Later = { readonly again: number };

/**
 * Does one kind of job. Whoever ends the process in the middle makes it run anew, so a run must be able to find the
 * work of an earlier one half or wholly done.
 */
export type JobHandler<K extends JobKind> = {
  /** Throws what went wrong; `UnrecoverableJob` when another run would go no better. */
  run(job: JobRun<K>): Promise<Later | void>;
  /** It was given up; the failed job itself is kept for the operator. */
  givenUp?(payload: JobPayloads[K]): Promise<void>;
  /** How long it waits after each failure, ms; those of `RunJobs` where it says nothing. */
  readonly waitsMs?: readonly number[];
  /** After the last of these waits it is tried on and on, instead of being given up. */
  readonly isNeverGivenUp?: boolean;
  /** A run takes no longer than this, in milliseconds: who takes longer is asked to end, and has failed. */
  readonly atMostMs: number;
};

/** Another run would go no better. The message is for the operator. */
export class UnrecoverableJob extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnrecoverableJob';
  }
}
