import { fileURLToPath } from 'node:url';
import type { BuiltFiles } from '../../../server/composition/built-files.ts';

/** What a build would have made, as far as the server reads it; the workers run from their sources. */
export function builtFilesForTests(staticDirectory: string): BuiltFiles {
  return {
    manifest: {
      script: '/static/main-00000000.js',
      preload: [],
      style: '/static/app.css',
      offlineScript: '/static/offline-00000000.js',
      lazy: {},
    },
    worker: 'self.skipWaiting();',
    unregisterWorker: 'self.registration.unregister();',
    version: 'test',
    staticDirectory,
    storeWorker: new URL(
      '../../../server/adapters/sql/sqlite-node/internal/sqlite-write-worker.ts',
      import.meta.url,
    ),
    pictureWorker: new URL('../../../server/adapters/images/picture-worker.ts', import.meta.url),
    embeddingWorker: new URL(
      '../../../server/adapters/images/embedding/embedding-worker.ts',
      import.meta.url,
    ),
    pageWorker: new URL('../../../server/adapters/web/page-worker.ts', import.meta.url),
    discoveryWorker: new URL('../../../server/composition/discovery/discovery-worker.ts', import.meta.url),
    demoDirectory: fileURLToPath(new URL('../../../demo/', import.meta.url)),
  };
}
