/** The service worker's script. */
export const WORKER_PATH = '/sw.js';
/** The page that replaces every other page without a connection. It contains no personal data. */
export const OFFLINE_PAGE_PATH = '/offline.html';
export const MANIFEST_PATH = '/manifest.webmanifest';
/** The address to which other apps share content. */
export const SHARE_PATH = '/share-target/';

/** The worker, the offline page and the manifest are in the language of this parameter: they are loaded without cookies. */
export const LANGUAGE_PARAM = 'language';
/** With `share=files` the manifest has the share target for files, which only the service worker can receive. */
export const SHARE_PARAM = 'share';
export const SHARES_FILES = 'files';

/**
 * The address of the service worker for the readers of a language. Another address on the same site replaces the
 * worker, and the offline page that it caches.
 */
export function workerAddress(language: string): string {
  return `${WORKER_PATH}?${LANGUAGE_PARAM}=${language}`;
}

/** The address of the web app manifest of a served page. */
export function manifestAddress(language: string): string {
  return `${MANIFEST_PATH}?${SHARE_PARAM}=${SHARES_FILES}&${LANGUAGE_PARAM}=${language}`;
}
