// Builds the browser app and the server into dist/, prints the size table and fails when a size is over its budget.
// Run by `npm run build`. What the server reads afterwards is dist/client/manifest.json (see tools/build/client.mjs).
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildClient } from './tools/build/client.mjs';
import { buildServer } from './tools/build/server.mjs';
import { budgetBreaches, sizeTable } from './tools/build/sizes.mjs';
import { bundleStyles } from './tools/build/styles.mjs';
import { buildStampFile, sourceFingerprint } from './tools/setup.mjs';

const root = import.meta.dirname;
const dist = path.join(root, 'dist');

// Taken before the build: a file saved while it runs makes the result stale, not silently fresh.
const fingerprint = sourceFingerprint(root);
await Promise.all(
  ['client', 'server'].map((part) => rm(path.join(dist, part), { recursive: true, force: true })),
);
await rm(buildStampFile(root), { force: true });

const styles = await bundleStyles({ root, folder: 'src/ui', first: ['src/ui/design', 'src/ui/kit'] });
const [client] = await Promise.all([
  buildClient({
    root,
    entry: 'src/composition/browser/main.tsx',
    styles,
    outdir: path.join(dist, 'client'),
  }),
  buildServer({
    root,
    entries: {
      main: 'server/composition/main.ts',
      'sqlite-write-worker': 'server/adapters/sql/sqlite-write-worker.ts',
      'picture-worker': 'server/adapters/images/picture-worker.ts',
    },
    styles,
    outdir: path.join(dist, 'server'),
  }),
]);

console.log(sizeTable(client));
const breaches = budgetBreaches(client);
for (const breach of breaches) console.error(`Over budget: ${breach}`);
if (breaches.length > 0) process.exit(1);
await writeFile(buildStampFile(root), fingerprint);
