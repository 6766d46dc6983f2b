// Finds a Chromium for tests and benchmarks. Runs on Node 20.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// The one without windows draws the same and needs a quarter less time; it keeps no page for Back.
const NAMES = ['chromium-headless-shell', ...WHOLE];

/**
 * The browser that the environment names (CHROMIUM_PATH), or an installed one; undefined if there is none.
 * `whole`: not the one without windows.
 */
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
