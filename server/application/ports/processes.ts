import type { UserId } from '../../../src/domain/ids/ids.ts';

/**
 * Tells the processes of one store that something has changed, so that none takes what it remembers for the truth. A
 * topic has no contents: who hears of it reads the store.
 */
export interface ChangeSignal {
  /**
   * Tells all processes, this one at once and the others within a second. Call it after the change is stored. Several
   * announcements in a short time may be heard as one. A process that is killed meanwhile may tell nobody, so whoever
   * needs each change also looks by itself now and then.
   */
  announce(topic: string): void;
  /** Calls `heard` after announcements of the topic, until the returned function is called. */
  listen(topic: string, heard: () => void): () => void;
}

/** A counter in a window of time; `startedAt` and `windowMs` in milliseconds, the first since the epoch. */
export type CountedWindow = {
  readonly key: string;
  readonly startedAt: number;
  readonly windowMs: number;
};

/** Uses by all processes in a window, and in the one before. */
export type CountedUses = { readonly count: number; readonly countBefore: number };

/** Counters that the processes of one store share. Keys are stored as they are: they must not name anybody. */
export interface SharedCounts {
  /**
   * Adds `uses`, which may be 0 or negative. Returns the sums in the same order, each as it was right after its addition:
   * of several processes that add 1 at once, each gets another sum. Each window occurs once.
   */
  add(windows: readonly (CountedWindow & { readonly uses: number })[]): Promise<readonly CountedUses[]>;
}

/** A create that carries an idempotency key; `body` is a hash of its options. */
export type KeyedCreate = { readonly userId: UserId; readonly key: string; readonly body: string };

/** The state of a create after a claim. `body` and `answer` are those of the first create with this key. */
export type CreateClaim =
  /** The key was free: this caller runs the create. */
  | { readonly kind: 'granted' }
  | { readonly kind: 'running'; readonly body: string }
  | { readonly kind: 'answered'; readonly body: string; readonly answer: string };

/** Answers of creates with a key, which the processes of one store share. They are removed with their account. */
export interface SharedAnswers {
  /** Claims the key until `until`, unless another claim or answer of it is still valid. Times in ms since the epoch. */
  claim(create: KeyedCreate, until: number): Promise<CreateClaim>;
  /** Keeps the answer until `until`. Only who was granted the claim may call it. */
  keep(create: KeyedCreate, answer: string, until: number): Promise<void>;
  /** Gives back the claim that was made with this `until`; a later claim of another process stays. */
  release(create: KeyedCreate, until: number): Promise<void>;
}

/** What this process shares with the others of its store. */
export interface Processes {
  readonly signal: ChangeSignal;
  /** Null when this process is the only one: it counts by itself. */
  readonly counts: SharedCounts | null;
  /** Null when this process is the only one: it remembers answers by itself. */
  readonly answers: SharedAnswers | null;
  /** A number below `MOST_PROCESSES` that no other running process has; null when this process is the only one. */
  number(): number | null;
  /** A second call does nothing. */
  close(): Promise<void>;
}

/** The largest number of processes of one store. */
export const MOST_PROCESSES = 32;
