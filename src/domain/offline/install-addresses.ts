/** The service worker's script. */
export const WORKER_PATH = '/sw.js';
/** The page that replaces every other page without a connection. It contains no personal data. */
export const OFFLINE_PAGE_PATH = '/offline.html';
/** What systems must know to install the site; with the query for pages that bring the script that takes files. */
export const MANIFEST_PATH = '/manifest.webmanifest';
export const SHARES_FILES = '?share=files';
/** The address to which other apps share content. */
export const SHARE_PATH = '/share-target/';
