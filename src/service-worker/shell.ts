import { OFFLINE_PAGE_PATH } from '../domain/offline/install-addresses.ts';
import { shellName, staleShells } from '../domain/offline/shell-caches.ts';

/** The built files of one version of the app, all with a content hash in the name. */
export type Shell = {
  readonly version: string;
  /** Files that the offline page needs. */
  readonly needed: readonly string[];
  /** The chunks of the app, so that windows of this version find them after the next version is installed. */
  readonly parts: readonly string[];
};

/** Caches the files. @throws {Error} when one cannot be loaded; the browser then retries later */
export async function cacheShell({ version, needed, parts }: Shell): Promise<void> {
  const cache = await caches.open(shellName(version));
  const files = savesData() ? needed : [...needed, ...parts];
  await Promise.all([keepOfflinePage(cache), ...files.map((file) => keepOnce(cache, file))]);
}

/** Removes the caches of old versions that no window uses. */
export async function deleteStaleShells({ version }: Shell): Promise<void> {
  const stale = staleShells(await caches.keys(), shellName(version));
  await Promise.all(stale.map((name) => caches.delete(name)));
}

/** The cached file, or else the server's answer. */
export async function fileAnswer(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The page is in the language of the worker's own address. */
async function keepOfflinePage(cache: Cache): Promise<void> {
  // Without a hash in the name it must not come from the HTTP cache.
  await cache.put(OFFLINE_PAGE_PATH, await load(OFFLINE_PAGE_PATH + location.search, 'no-cache'));
}

async function keepOnce(cache: Cache, file: string): Promise<void> {
  if ((await cache.match(file)) === undefined) await cache.put(file, await load(file, 'default'));
}

/** @throws {Error} when the server sends something else */
async function load(address: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(address, { credentials: 'omit', cache });
  if (!answer.ok || answer.type !== 'basic' || answer.redirected)
    throw new Error(`${address} could not be loaded.`);
  return answer;
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
