import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Chunk = { readonly script: string; readonly preload: readonly string[] };

/** The part of the build manifest that pages need; addresses below `/static/`. */
export type Manifest = Chunk & {
  readonly style: string;
  /** Styles of lazy chunks. */
  readonly laterStyle?: string;
  /** The script of the offline page. */
  readonly offlineScript: string;
  /** By source path of a lazily loaded screen, and by `language:language:` and the tag of a language. */
  readonly lazy: Readonly<Record<string, Chunk>>;
};

/** The paths of the built files that the server needs at run time. */
export type BuiltFiles = {
  readonly manifest: Manifest;
  /** The build id, different for every build of the app. */
  readonly version: string;
  readonly staticDirectory: string;
  /** The script of the service worker. */
  readonly worker: string;
  /** The script that replaces the service worker where it is switched off. */
  readonly unregisterWorker: string;
  readonly storeWorker: URL;
  readonly pictureWorker: URL;
  readonly embeddingWorker: URL;
  readonly pageWorker: URL;
  readonly discoveryWorker: URL;
  /** The sample content, which is not part of the build. */
  readonly demoDirectory: string;
};

/** Finds the built files next to the bundled server at `serverUrl`. */
export function findBuiltFiles(serverUrl: string): BuiltFiles {
  const client = new URL('../client/', serverUrl);
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', client), 'utf8')) as Manifest;
  return {
    manifest,
    version: /-(\w+)\.js$/.exec(manifest.script)?.[1] ?? 'unknown',
    staticDirectory: fileURLToPath(new URL('static/', client)),
    worker: readFileSync(new URL('sw.js', client), 'utf8'),
    unregisterWorker: readFileSync(new URL('unregister-worker.js', client), 'utf8'),
    storeWorker: new URL('sqlite-write-worker.mjs', serverUrl),
    pictureWorker: new URL('picture-worker.mjs', serverUrl),
    embeddingWorker: new URL('embedding-worker.mjs', serverUrl),
    pageWorker: new URL('page-worker.mjs', serverUrl),
    discoveryWorker: new URL('discovery-worker.mjs', serverUrl),
    demoDirectory: fileURLToPath(new URL('../../demo/', serverUrl)),
  };
}
