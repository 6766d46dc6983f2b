import type { PinId } from '../../../../src/domain/ids/ids.ts';
import type { SourceFacts } from '../../../../src/domain/sources/source-facts.ts';

/** What is known of the page that some pins link to. */
export type LinkFactsRecord = {
  /** The first of the links that lead there. */
  readonly url: string;
  /** Null when it says nothing, or has not been read yet. */
  readonly facts: SourceFacts | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** When it was last read, or known not to have changed (ms since the epoch); null when it never was. */
  readonly succeededAt: number | null;
  /** Readings that failed since. */
  readonly failures: number;
};

/** The page of a link, and whether it was not known before. */
export type BegunLink = { readonly key: string; readonly isNew: boolean };

export interface LinkFactsReader {
  find(key: string): Promise<LinkFactsRecord | undefined>;
  /** Whether a pin links to the page. */
  isLinked(key: string): Promise<boolean>;
  /**
   * Looks at so many pins with a link, the oldest first, from the one after `after` on: those of their links of whose
   * page nothing is kept yet, and the `last` pin looked at; null when there are no more.
   */
  unread(
    after: PinId | null,
    limit: number,
  ): Promise<{ readonly links: readonly string[]; readonly last: PinId | null }>;
}

/** Pages are named by keys: links that differ only in what tells who sent somebody there have the same one. */
export interface LinkFactsRepository extends LinkFactsReader {
  /** Begins to keep what the page of a link says, unless that was begun before. Null when the link leads to no page. */
  begin(link: string): Promise<BegunLink | null>;
  /** An unknown key is fine: nothing happens. */
  update(key: string, change: Partial<Omit<LinkFactsRecord, 'url'>>): Promise<void>;
  remove(key: string): Promise<void>;
  /** Forgets every page that no pin links to any more; how many. */
  removeUnlinked(): Promise<number>;
}
