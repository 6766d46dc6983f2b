import type { PinId } from '../../../../src/domain/ids/ids.ts';
import type { SourceFacts } from '../../../../src/domain/sources/source-facts.ts';

/** The stored facts about a linked page. */
export type LinkFactsRecord = {
  /** The first link that led to the page. */
  readonly url: string;
  /** Null when the page has no facts, or has not been read yet. */
  readonly facts: SourceFacts | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Time of the last successful read, changed or unchanged (ms since the epoch); null when there was none. */
  readonly succeededAt: number | null;
  /** Failed reads since the last success. */
  readonly failures: number;
};

/** The page of a link; `isNew` when it was not stored before. */
export type BegunLink = { readonly key: string; readonly isNew: boolean };

export interface LinkFactsReader {
  find(key: string): Promise<LinkFactsRecord | undefined>;
  isLinked(key: string): Promise<boolean>;
  /**
   * Scans the next pins with a link, oldest first, after the pin `after`. Returns those of their links whose page has
   * no record yet, and `last`, the last scanned pin; null when there are no more.
   */
  unread(
    after: PinId | null,
    limit: number,
  ): Promise<{ readonly links: readonly string[]; readonly last: PinId | null }>;
}

/** Facts of linked pages, by key. Links that differ only in tracking parameters have the same key. */
export interface LinkFactsRepository extends LinkFactsReader {
  /** Creates the record of a link's page, unless it exists. Null when the link does not lead to a page. */
  begin(link: string): Promise<BegunLink | null>;
  /** An unknown key is fine. */
  update(key: string, change: Partial<Omit<LinkFactsRecord, 'url'>>): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes every page that no pin links to any more; returns the number. */
  removeUnlinked(): Promise<number>;
}
