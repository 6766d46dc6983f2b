/** The service worker's script. */
export const WORKER_PATH = '/sw.js';
/** The page that replaces every other page without a connection. It contains no personal data. */
export const OFFLINE_PAGE_PATH = '/offline.html';
/** The web app manifest. With the query, it adds the share target, for pages with the service worker. */
export const MANIFEST_PATH = '/manifest.webmanifest';
export const SHARES_FILES = '?share=files';
/** The address to which other apps share content. */
export const SHARE_PATH = '/share-target/';
