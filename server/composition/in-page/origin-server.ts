import sqlite3InitModule, { type SAHPoolUtil, type Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { openInPageServer, type InPageServer } from './open-in-page-server.ts';

const DATABASE = '/pinakes.sqlite';
const MEDIA = 'pinakes-media';
/** The addresses of the sample content, next to the scripts of the app: store and pictures. */
const SAMPLE = '/sample/';
const SAMPLE_STORE = 'pinakes.sqlite';
const NAMES = 'names.json';

/** The file system releases the files of a closed page with a delay, in milliseconds. */
const PATIENCE_MS = 100;
const ATTEMPTS = 30;

let engine: Promise<Sqlite3Static> | undefined;
let opened: SAHPoolUtil | undefined;

/**
 * Opens the server on this origin's stored data; the first start loads the sample content.
 * @param sample the store of the sample content, where it was read already
 * @throws {TypeError} without a connection to the files of the app
 */
export async function openOriginServer(sample?: Uint8Array): Promise<InPageServer> {
  engine ??= sqlite3InitModule();
  const pool = (opened ??= await poolOf(await engine));
  const [media, names] = await Promise.all([mediaFolder(), sampleFile(NAMES)]);
  if (!pool.getFileNames().includes(DATABASE)) {
    const store = await (sample ?? sampleFile(SAMPLE_STORE));
    if (store !== undefined) await pool.importDb(DATABASE, store);
  }
  const samples = new Set(JSON.parse(new TextDecoder().decode(names) || '[]') as string[]);
  return openInPageServer({
    openDatabase: () => new pool.OpfsSAHPoolDb(DATABASE),
    media,
    readSample: async (name) => (samples.has(name) ? sampleFile(name) : undefined),
  });
}

/**
 * Removes all stored data of this origin, and opens another server in place of this one.
 * @throws {TypeError} without a connection to the files of the app; this server then goes on as before
 */
export async function resetOriginServer({ close }: InPageServer): Promise<InPageServer> {
  const [sample] = await Promise.all([sampleFile(SAMPLE_STORE), sampleFile(NAMES)]);
  await close();
  await wipeOrigin();
  return openOriginServer(sample);
}

async function wipeOrigin(): Promise<void> {
  await opened?.wipeFiles();
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(MEDIA, { recursive: true });
}

async function mediaFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(MEDIA, { create: true });
}

async function poolOf(sqlite3: Sqlite3Static): Promise<SAHPoolUtil> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sqlite3.installOpfsSAHPoolVfs({ name: `pinakes-${attempt}`, directory: '.pinakes' });
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    }
  }
}

async function sampleFile(name: string): Promise<Uint8Array | undefined> {
  const answer = await fetch(SAMPLE + name);
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
}
