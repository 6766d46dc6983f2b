import type { UploadId } from '../../../src/domain/ids/ids.ts';

/**
 * What is done later, by kind, with what its handler has to know. A payload holds ids, never contents: what a job
 * works on is read when it runs. Kinds are kept in the store, so a name never changes its meaning.
 */
export type JobPayloads = {
  /** Nothing in itself: proves the queue in tests of the store. */
  probe: { readonly note: string };
  /** The sizes of cards in AVIF, of a picture that is stored. */
  'pictures.avif': { readonly signature: string };
  /** What somebody has sent in parts, to be made ready for use. */
  'uploads.ingest': { readonly uploadId: UploadId };
  /** The formats in which a stored video is played. */
  'videos.convert': { readonly signature: string };
  /** What the page that pins link to says about itself; again and again. */
  'links.read': { readonly key: string };
  /** Once after each start: has the pages of links read that nobody has begun with. */
  'links.begin': Nothing;
  /** Again and again: what pages say that no pin links to any more. */
  'links.clear': Nothing;
  /** A mail on its way. */
  'mail.send': { readonly mailId: string };
  /** A copy of somebody's own data. */
  'exports.make': { readonly exportId: string };
  /** Deletes the accounts whose days of grace are over, and comes again when the next one's are. */
  'accounts.delete': Nothing;
  /** Again and again: files of copies that have ended. */
  'exports.clear': Nothing;
  /** Again and again: sessions, links and mails that have ended, and jobs that were given up long ago. */
  'upkeep.clear': Nothing;
  /** Again and again: uploads, pictures and videos that nobody uses. */
  'files.collect': Nothing;
};

type Nothing = Readonly<Record<string, never>>;

export type JobKind = keyof JobPayloads;
/** What a server does. */
export type ServerJobKind = Exclude<JobKind, 'probe'>;

export type NewJob<K extends JobKind = JobKind> = {
  readonly id: string;
  readonly kind: K;
  /** Names what it is about: of one kind there is at most one job with the same key. */
  readonly key: string;
  readonly payload: JobPayloads[K];
  /** Not before this time, in ms since the epoch. */
  readonly runAt: number;
  readonly createdAt: number;
};

export type JobRecord<K extends JobKind = JobKind> = NewJob<K> & {
  /** Runs that have begun and were not successful, the running one included. */
  readonly attempts: number;
  /** Counts how often it was asked for: who asks while it runs wants another run. */
  readonly asked: number;
  /** Until then it belongs to whoever claimed it (ms since the epoch); 0 when nobody has. */
  readonly leasedUntil: number;
  /** When it was given up; null while it is still to be done. */
  readonly failedAt: number | null;
  /** Why its last run did not succeed, for the operator; null when none has failed. */
  readonly failure: string | null;
};

/** How many jobs there are of a kind. */
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
  /** Those of these kinds that somebody has claimed and not given back, even if the lease has ended. */
  held(kinds: readonly JobKind[]): Promise<readonly JobRecord[]>;
  /** Kinds without a job are left out. */
  counts(now: number): Promise<readonly JobCount[]>;
  /** Newest first: what was given up, what did not succeed when it was last run (given up or not), or all. */
  list(which: 'failed' | 'unsuccessful' | 'all', limit: number): Promise<readonly JobRecord[]>;
}

export interface JobRepository extends JobReader {
  /**
   * Asks for a job. One with the same kind and key is asked for again instead: it keeps its id, takes the new
   * payload, runs at the earlier of both times, with all its attempts before it, even if it had been given up. If
   * it is running, it will run once more.
   */
  ask(job: NewJob): Promise<void>;
  /**
   * Takes the job of these kinds that has waited longest, and holds it until `leaseUntil`. No other caller gets it
   * before that; undefined when none is due.
   */
  claim(kinds: readonly JobKind[], now: number, leaseUntil: number): Promise<JobRecord | undefined>;
  /** It is done and goes, unless it was asked for again since it was claimed: then it waits for its next run. */
  finish(job: Pick<JobRecord, 'id' | 'asked'>): Promise<void>;
  /**
   * It was not done: gives it back, to be claimed from `runAt` on, or at once if it was asked for again since it had
   * been `asked` so often. A job that is gone is fine.
   */
  postpone(
    id: string,
    to: { runAt: number; attempts: number; failure: string | null; asked?: number },
  ): Promise<void>;
  /** It is given up, and kept for the operator to see. */
  fail(id: string, at: number, failure: string): Promise<void>;
  /** Takes what was given up back among those that wait; false when there is no such job. */
  retry(id: string, now: number): Promise<boolean>;
  /** A job that nobody needs any more, whether it waits or runs. */
  remove(kind: JobKind, key: string): Promise<void>;
  /** Forgets what was given up before `time`; returns how many. */
  removeFailedBefore(time: number): Promise<number>;
}
