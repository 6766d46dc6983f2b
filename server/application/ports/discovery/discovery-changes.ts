import type { PinId } from '../../../../src/domain/ids/ids.ts';
import type { PinDocument } from './pin-document.ts';

/** Something that may have changed documents. Ids grow, but may become visible in another order. */
export type DiscoveryChange = {
  readonly id: number;
  /** `pin`: the document of this id. `board`, `user`: all documents with a pin on the board, or of the person. */
  readonly kind: 'pin' | 'board' | 'user';
  readonly objectId: string;
};

/** The most documents that are read at once. */
export const DOCUMENTS_AT_ONCE = 500;

/** What the index of discovery is built from. Every write that may change a document stores a change with it. */
export interface DiscoveryReader {
  /** The largest id of a change; 0 when there is none. */
  newestChange(): Promise<number>;
  /** Changes with larger ids, smallest first. */
  changesAfter(id: number, limit: number): Promise<readonly DiscoveryChange[]>;
  /** Those of these changes that exist; at most 500. */
  changes(ids: readonly number[]): Promise<readonly DiscoveryChange[]>;
  /** Ids of all documents, smallest first. */
  documentIds(after: PinId | null, limit: number): Promise<readonly PinId[]>;
  /** Ids of the documents that a change of a board or a person concerns, also of former ones; smallest first. */
  idsOf(
    change: Pick<DiscoveryChange, 'kind' | 'objectId'>,
    after: PinId | null,
    limit: number,
  ): Promise<readonly PinId[]>;
  /** The documents of these ids, in any order, at most `DOCUMENTS_AT_ONCE`; ids without a document are left out. */
  documents(ids: readonly PinId[]): Promise<readonly PinDocument[]>;
}

export interface DiscoveryRepository extends DiscoveryReader {
  /** Removes all changes but the newest ones, of which at least one stays. */
  keepNewestChanges(count: number): Promise<void>;
}
