/**
 * Pictures of viewed pins by address. It never rejects: where a browser forbids storage or has no space, it finds and
 * stores nothing.
 */
export interface ViewedPictureStorage {
  /** Fetches and stores a picture; returns its size in bytes. Null: it was not stored. */
  keep(url: string): Promise<number | null>;
  /** An address for displaying it on this page; undefined when it is not stored. */
  find(url: string): Promise<string | undefined>;
  /** Removes all pictures except these. */
  retain(urls: readonly string[]): Promise<void>;
}
