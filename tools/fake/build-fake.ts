import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import esbuild from 'esbuild';
import { WORKER_PATH } from '../../src/domain/offline/install-addresses.ts';
import { buildStaticApp } from '../build/static-app.ts';
import { messageNumbers } from '../messages/build-plugin.ts';
import { browserTargets, production } from '../build/targets.ts';
import { fingerprint } from '../setup.mjs';
import { makeSample } from './make-sample.ts';

type FakeOptions = {
  readonly root: string;
  readonly siteName: string;
  /** The folder is replaced completely. */
  readonly outdir: string;
};

const ENGINE = 'node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm';

/** Builds the app with its whole server inside the page, as static files for any web server. */
export async function buildFake({ root, siteName, outdir }: FakeOptions): Promise<void> {
  const sample = await currentSample(root);
  const backend = await bundled(root, 'server/composition/in-page/backend-worker.ts', 'esm');
  const script = `/static/backend-${hashOf(backend)}.js`;
  const app = { siteName, api: null, backend: script };
  await buildStaticApp({
    root,
    entry: 'src/composition/fake/main.tsx',
    instead: { 'src/ui/chrome/internal/profile-entries.ts': 'src/composition/fake/fake-profile-entries.tsx' },
    app,
    outdir,
  });
  await writeFile(path.join(outdir, script), backend);
  // The engine's script loads the engine from its own folder.
  await copyFile(path.join(root, ENGINE), path.join(outdir, 'static', path.basename(ENGINE)));
  const bridge = await bundled(root, 'server/composition/in-page/request-worker.ts', 'iife');
  await writeFile(path.join(outdir, WORKER_PATH), bridge);
  await cp(sample, path.join(outdir, 'sample'), { recursive: true });
}

async function bundled(root: string, entry: string, format: 'esm' | 'iife'): Promise<Uint8Array> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format,
    platform: 'browser',
    target: browserTargets,
    define: production,
    legalComments: 'none',
    plugins: [messageNumbers(root, { folders: ['src', 'server'] })],
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** The sample content. Creating it takes half a minute, so it is reused until a relevant source has changed. */
async function currentSample(root: string): Promise<string> {
  const folder = path.join(root, '.cache', 'fake-sample');
  const stamp = path.join(folder, '..', 'fake-sample.stamp');
  const current = fingerprint(root, ['demo', 'server', 'wire', 'src/domain', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return folder;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await makeSample(root, folder);
  await writeFile(stamp, current);
  return folder;
}

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
