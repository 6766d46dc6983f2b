// Builds the browser app and the server into dist/, prints the size table and fails when a size is over its budget
// (`--any-size` only says so). `--pseudo` adds the pseudo-language and builds into dist/pseudo. What the server reads afterwards is dist/client/manifest.json: see
// tools/build/client.ts.
import { mkdtemp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildClient } from './tools/build/client.ts';
import { namedFiles } from './tools/build/icons.ts';
import { buildServer } from './tools/build/server.ts';
import { budgetBreaches, sizeTable } from './tools/build/sizes.ts';
import { lazyStyles } from './tools/build/lazy-styles.ts';
import { bundleStyles } from './tools/build/styles.ts';
import { languageTable } from './tools/messages/language-report.ts';
import { buildStampFile, sourceFingerprint } from './tools/setup.mjs';

const root = import.meta.dirname;
const pseudo = process.argv.includes('--pseudo');
const dist = path.join(root, 'dist', pseudo ? 'pseudo' : '');

try {
  // Taken before the build: a file saved while it runs makes the result stale, not silently fresh.
  const fingerprint = sourceFingerprint(root);
  await mkdir(dist, { recursive: true });
  const workplace = await mkdtemp(path.join(dist, '.build-'));
  try {
    const manifest = await build(workplace);
    await putInPlace(workplace);
    await writeFile(buildStampFile(root, { pseudo }), fingerprint);
    await report(manifest);
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
} catch (error) {
  // What is wrong in the sources has been shown with its place; anything else is told here.
  if (!Array.isArray(error.errors)) console.error(error.message);
  process.exitCode = 1;
}

async function build(outdir) {
  const entry = 'src/composition/browser/main.tsx';
  const styles = await bundleStyles({
    root,
    folder: 'src/ui',
    first: ['src/ui/design', 'src/ui/kit'],
    later: await lazyStyles({ root, entry, screens: 'src/ui/app/page-table.ts' }),
  });
  const [manifest] = await Promise.all([
    buildClient({
      root,
      entry,
      beside: {
        offlinePage: 'src/composition/offline-page/main.ts',
        worker: 'src/service-worker/main.ts',
        unregisterWorker: 'src/service-worker/unregister-worker.ts',
      },
      styles,
      notices: await readFile(path.join(root, 'THIRD_PARTY.md'), 'utf8'),
      named: await namedFiles(root),
      pseudo,
      outdir: path.join(outdir, 'client'),
    }),
    buildServer({
      root,
      entries: {
        main: 'server/composition/main.ts',
        'user-command': 'server/composition/user-command.ts',
        'jobs-command': 'server/composition/jobs-command.ts',
        'consent-command': 'server/composition/consent-command.ts',
        'move-command': 'server/composition/move-command.ts',
        'move-media-command': 'server/composition/operating/move-media-command.ts',
        'backup-command': 'server/composition/operating/backup-command.ts',
        'restore-command': 'server/composition/operating/restore-command.ts',
        'doctor-command': 'server/composition/operating/doctor-command.ts',
        'sqlite-write-worker': 'server/adapters/sql/sqlite-node/internal/sqlite-write-worker.ts',
        'picture-worker': 'server/adapters/images/picture-worker.ts',
        'embedding-worker': 'server/adapters/images/embedding/embedding-worker.ts',
        'page-worker': 'server/adapters/web/page-worker.ts',
        'discovery-worker': 'server/composition/discovery/discovery-worker.ts',
      },
      styles,
      pseudo,
      outdir: path.join(outdir, 'server'),
    }),
  ]);
  return manifest;
}

/** Exchanges the parts whole, so that a server never starts from half a build. */
async function putInPlace(workplace) {
  for (const part of ['client', 'server']) {
    await rename(path.join(dist, part), path.join(workplace, `old-${part}`)).catch(ignoreMissing);
    await rename(path.join(workplace, part), path.join(dist, part));
  }
}

function ignoreMissing(error) {
  if (error.code !== 'ENOENT') throw error;
}

async function report(manifest) {
  console.log(sizeTable(manifest));
  console.log(await languageTable(root));
  const breaches = budgetBreaches(manifest);
  for (const breach of breaches) console.error(`Over budget: ${breach}`);
  if (breaches.length > 0 && !process.argv.includes('--any-size')) process.exitCode = 1;
}
