/**
 * Pictures of pins that somebody has looked at, by their address. It never rejects: where a browser forbids storage or
 * has no room, nothing is found and nothing is kept.
 */
export interface ViewedPictureStorage {
  /** Fetches and keeps a picture; what it weighs, in bytes. Null: it was not kept. */
  keep(url: string): Promise<number | null>;
  /** An address under which this page can show it; undefined when it is not kept. */
  find(url: string): Promise<string | undefined>;
  /** Removes all but these. */
  retain(urls: readonly string[]): Promise<void>;
}
