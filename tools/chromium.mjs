// Finds a Chromium for tests and benchmarks. Runs on Node 20.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// The headless shell renders the same and is a quarter faster, but it has no back/forward cache.
const NAMES = ['chromium-headless-shell', ...WHOLE];

/** The browser in CHROMIUM_PATH, or an installed one; undefined if there is none. `whole`: not the headless shell. */
export function findChromium({ whole = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  return folders
    .flatMap((folder) => (whole ? WHOLE : NAMES).map((name) => path.join(folder, name)))
    .find((file) => isExecutable(file));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
