import path from 'node:path';
import { ThreadedDiscoveryIndex } from '../../adapters/node/discovery/threaded-discovery-index.ts';
import { SQLITE_FILE } from '../../adapters/sql/sqlite-node/sqlite-files.ts';
import type { DiscoveryIndex } from '../../application/ports/discovery/discovery-index.ts';
import type { Logger } from '../../application/ports/surroundings.ts';

/** What the thread of the index needs. */
export type DiscoveryWorkerData = {
  readonly store:
    { readonly kind: 'sqlite'; readonly path: string } | { readonly kind: 'postgres'; readonly url: string };
  /** The file of the snapshot. */
  readonly snapshot: string;
  /** The build of the program. */
  readonly version: string;
  /** The model whose embeddings documents have; null for none. */
  readonly embeddingModel: string | null;
};

/** The name of the snapshot in DATA_DIR. */
export const DISCOVERY_FILE = 'discovery.index';

export type OpenDiscoveryOptions = {
  readonly directory: string;
  /** Null for SQLite. */
  readonly databaseUrl: string | null;
  readonly version: string;
  readonly embeddingModel: string | null;
  readonly workerUrl: URL;
  readonly logger: Logger;
};

/** The index of the whole store, in a thread that has not started yet. */
export function openDiscovery(options: OpenDiscoveryOptions): DiscoveryIndex {
  const { directory, databaseUrl, version, embeddingModel, workerUrl, logger } = options;
  const workerData: DiscoveryWorkerData = {
    store:
      databaseUrl === null
        ? { kind: 'sqlite', path: path.join(directory, SQLITE_FILE) }
        : { kind: 'postgres', url: databaseUrl },
    snapshot: path.join(directory, DISCOVERY_FILE),
    version,
    embeddingModel,
  };
  return new ThreadedDiscoveryIndex({ workerUrl, workerData, logger });
}
