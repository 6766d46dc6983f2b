// Lets `npm test -- --after-check` reuse the results of `npm run check` for exactly the same files.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './setup.mjs';

const CHECKED = [
  'src',
  'server',
  'wire',
  'test',
  'tools',
  'bench',
  'examples',
  'docs',
  'package-lock.json',
  'package.json',
  'THIRD_PARTY.md',
  'eslint.config.mjs',
  'vitest.config.ts',
];
const fileIn = (root) => path.join(root, 'test-results', 'check-counts.json');

/** Stores the test counts for the current state of these files. */
export function writeCheckCounts(root, counts) {
  mkdirSync(path.dirname(fileIn(root)), { recursive: true });
  writeFileSync(fileIn(root), JSON.stringify({ counts, files: fingerprint(root, CHECKED) }));
}

/** The stored counts, or undefined when a file has changed since. */
export function readCheckCounts(root) {
  if (!existsSync(fileIn(root))) return undefined;
  const { counts, files } = JSON.parse(readFileSync(fileIn(root), 'utf8'));
  return files === fingerprint(root, CHECKED) ? counts : undefined;
}
