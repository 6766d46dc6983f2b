import { parentPort, workerData } from 'node:worker_threads';
import { serveDiscovery } from '../../adapters/node/discovery/serve-discovery.ts';
import { SnapshotFile } from '../../adapters/node/discovery/snapshot-file.ts';
import { openSqliteDiscovery } from '../../adapters/sql/sqlite-node/open-sqlite-discovery.ts';
import type { DiscoveryWorkerData } from './open-discovery.ts';

/** The thread of the index: see `ThreadedDiscoveryIndex`. */
const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread.');

const { store, snapshot, version, embeddingModel } = workerData as DiscoveryWorkerData;

/** The driver of PostgreSQL is loaded when it is needed: it takes memory. */
async function openSource(): Promise<ReturnType<typeof openSqliteDiscovery>> {
  if (store.kind === 'sqlite') return openSqliteDiscovery(store.path, embeddingModel);
  const { openPostgresDiscovery } =
    await import('../../adapters/sql/postgres-node/open-postgres-discovery.ts');
  return openPostgresDiscovery(store.url, embeddingModel);
}

const { source, close } = await openSource();
// A snapshot with embeddings of another model is of no use.
const content = embeddingModel === null ? version : `${version} ${embeddingModel}`;
serveDiscovery({
  port,
  source,
  close,
  snapshots: new SnapshotFile(snapshot, content),
  hasEmbeddings: embeddingModel !== null,
});
