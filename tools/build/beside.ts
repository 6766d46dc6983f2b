import { createHash } from 'node:crypto';
import esbuild from 'esbuild';
import { WORKER_PATH } from '../../src/domain/offline/install-addresses.ts';
import { browserTargets } from './targets.ts';

/** Source files that are built separately from the app's pages. */
export interface BesideEntries {
  /** The script of the offline page. */
  offlinePage: string;
  /** The service worker. */
  worker: string;
  /** The script that replaces the worker where it is turned off. */
  unregisterWorker: string;
}

/** Stored beside the worker. It is served at the worker's address, never at this one. */
const UNREGISTER_WORKER = '/unregister-worker.js';

export interface Beside {
  /** The address of the offline page's script. */
  offlineScript: string;
  /** By address. */
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Builds the offline page's script and the service worker. `style` and `parts`: addresses of the app's built files,
 * which the worker caches.
 */
export async function buildBeside(
  root: string,
  entries: BesideEntries,
  app: { style: string; parts: readonly string[] },
): Promise<Beside> {
  const offlinePage = await bundleAlone(root, entries.offlinePage);
  const offlineScript = `/static/offline-${hashOf(offlinePage)}.js`;
  const needed = [app.style, offlineScript];
  const shell = { version: hashOf([...needed, ...app.parts].join()), needed, parts: app.parts };
  const worker = await bundleAlone(root, entries.worker, { SHELL: shell });
  return {
    offlineScript,
    files: new Map([
      [offlineScript, offlinePage],
      [WORKER_PATH, worker],
      [UNREGISTER_WORKER, await bundleAlone(root, entries.unregisterWorker)],
    ]),
  };
}

/** One classic script without shared chunks. `values` define declared constants of the source. */
async function bundleAlone(
  root: string,
  entry: string,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Uint8Array> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: browserTargets,
    legalComments: 'none',
    define: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}
