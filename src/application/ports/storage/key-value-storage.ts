import type { StoredKey } from '../../../domain/storage/stored-data.ts';

/**
 * Short texts that outlive the page. They are shared by all windows of this browser, or belong to one window as long as
 * it is open. It never throws: where a browser forbids storage or has no space, it finds and stores nothing. Only listed
 * keys are stored, unless an adapter below takes any text.
 */
export interface KeyValueStorage<Key extends string = StoredKey> {
  /** Undefined when there is none. */
  get(key: string): string | undefined;
  /** False: the value was not stored, and the previous one is still there. */
  set(key: Key, text: string): boolean;
  /** An unknown key is ignored. */
  remove(key: string): void;
  /** The keys with this prefix, in no particular order. */
  keys(prefix: string): readonly string[];
  /** Calls back for each key with this prefix that another window has set or removed. Call the result to stop. */
  watch(prefix: string, listener: (key: string) => void): () => void;
}
