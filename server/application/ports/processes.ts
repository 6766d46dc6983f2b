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

/** What this process shares with the others of its store. */
export interface Processes {
  readonly signal: ChangeSignal;
  /** Null when this process is the only one: it counts by itself. */
  readonly counts: SharedCounts | null;
  /** A number below `MOST_PROCESSES` that no other running process has; null when this process is the only one. */
  number(): number | null;
  /** A second call does nothing. */
  close(): Promise<void>;
}

/** The largest number of processes of one store. */
export const MOST_PROCESSES = 32;
