import type { UploadId } from '../../../src/domain/ids/ids.ts';

/**
 * The payload of each kind of job. A payload holds ids, never contents: the handler reads its objects when it runs.
 * Kinds are stored, so a name never changes its meaning.
 */
export type JobPayloads = {
  /** Does nothing; tests of the store run the queue with it. */
  probe: { readonly note: string };
  /** Encodes the card sizes of a stored picture as AVIF. */
  'pictures.avif': { readonly signature: string };
  /** Computes the looks of pictures that have none; runs once after each start. */
  'pictures.looks': Nothing;
  /**
   * Computes embeddings by the operator's model: that of one picture, or those of all pictures that have none; the latter
   * runs once after each start.
   */
  'pictures.embeddings': { readonly signature?: string };
  /** Ingests a file that was uploaded in parts. */
  'uploads.ingest': { readonly uploadId: UploadId };
  /** Converts a stored video into the formats for playback. */
  'videos.convert': { readonly signature: string };
  /** Reads the page that pins link to; recurring. */
  'links.read': { readonly key: string };
  /** Schedules the links that have no job yet; runs once after each start. */
  'links.begin': Nothing;
  /** Removes facts of pages that no pin links to; recurring. */
  'links.clear': Nothing;
  /** Sends a mail. */
  'mail.send': { readonly mailId: string };
  /** Makes the articles of the day, and removes those of long ago; recurring. */
  'today.make': Nothing;
  /** Makes an export of a user's data. */
  'exports.make': { readonly exportId: string };
  /** Deletes the accounts whose grace period is over; rescheduled for the end of the next one. */
  'accounts.delete': Nothing;
  /** Removes expired export files; recurring. */
  'exports.clear': Nothing;
  /** Removes expired sessions, links and mails, and jobs that were given up long ago; recurring. */
  'upkeep.clear': Nothing;
  /** Removes old client events, and counts them by day; recurring. */
  'events.roll_up': Nothing;
  /** Removes unused uploads, pictures and videos; recurring. */
  'files.collect': Nothing;
};

type Nothing = Readonly<Record<string, never>>;

export type JobKind = keyof JobPayloads;
export type ServerJobKind = Exclude<JobKind, 'probe'>;

export type NewJob<K extends JobKind = JobKind> = {
  readonly id: string;
  readonly kind: K;
  /** Identifies the subject: of one kind there is at most one job with the same key. */
  readonly key: string;
  readonly payload: JobPayloads[K];
  /** Not before this time, in ms since the epoch. */
  readonly runAt: number;
  readonly createdAt: number;
};

export type JobRecord<K extends JobKind = JobKind> = NewJob<K> & {
  /** Started runs that did not succeed, including the current one. */
  readonly attempts: number;
  /** Number of requests for this job: a request during a run causes another run. */
  readonly asked: number;
  /** Who has claimed the job; empty when nobody has. */
  readonly leasedBy: string;
  /** End of the lease, ms since the epoch; 0 when the job is not claimed. */
  readonly leasedUntil: number;
  /** When the job was given up; null while it is pending. */
  readonly failedAt: number | null;
  /** Error of the last failed run, for the operator; null when none has failed. */
  readonly failure: string | null;
};

/** The right of one process to run a job, until a time in ms since the epoch, unless it is renewed before. */
export type Lease = { readonly owner: string; readonly until: number };

/** A job as its holder has claimed it. Who has lost the lease meanwhile changes nothing. */
export type ClaimedJob = Pick<JobRecord, 'id' | 'leasedBy'>;

/** Number of jobs of a kind. */
export type JobCount = {
  readonly kind: JobKind;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
};

export interface JobReader {
  find(id: string): Promise<JobRecord | undefined>;
  /** When the next job of these kinds may be claimed, in ms since the epoch; null when there is none. */
  nextAt(kinds: readonly JobKind[]): Promise<number | null>;
  /** Claimed jobs of these kinds, also those whose lease has ended. */
  held(kinds: readonly JobKind[]): Promise<readonly JobRecord[]>;
  /** Kinds without a job are omitted. */
  counts(now: number): Promise<readonly JobCount[]>;
  /** Newest first: jobs that were given up, jobs whose last run failed (given up or not), or all. */
  list(which: 'failed' | 'unsuccessful' | 'all', limit: number): Promise<readonly JobRecord[]>;
}

export interface JobRepository extends JobReader {
  /**
   * Enqueues a job. A job with the same kind and key is updated instead: it keeps its id and its attempts, takes the
   * new payload and the earlier time, also if it had been given up. If it is running, it runs once more.
   */
  ask(job: NewJob): Promise<void>;
  /**
   * Claims the job of these kinds that has waited longest. No other caller gets it before the lease ends; undefined
   * when none is due.
   */
  claim(kinds: readonly JobKind[], now: number, lease: Lease): Promise<JobRecord | undefined>;
  /** Extends the lease until a later time, also when it has ended. False: the job is gone, or another caller has it. */
  renew(job: ClaimedJob, until: number): Promise<boolean>;
  /** Removes a finished job. If it was requested again during the run, it stays for another run. */
  finish(job: ClaimedJob & Pick<JobRecord, 'asked'>): Promise<void>;
  /**
   * Releases a failed job until `runAt`, or at once if it was requested again since its request number `asked`. A
   * missing job is fine.
   */
  postpone(
    job: ClaimedJob,
    to: { runAt: number; attempts: number; failure: string | null; asked?: number },
  ): Promise<void>;
  /** Gives the job up; the operator still sees it. */
  fail(job: ClaimedJob, at: number, failure: string): Promise<void>;
  /** Makes a given-up job pending again; false when there is no such job. */
  retry(id: string, now: number): Promise<boolean>;
  /** Removes a job, also while it waits or runs. */
  remove(kind: JobKind, key: string): Promise<void>;
  /** Removes jobs that were given up before `time`; returns how many. */
  removeFailedBefore(time: number): Promise<number>;
}
