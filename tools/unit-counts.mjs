// Lets `npm test -- --after-check` trust the unit tests that `npm run check` ran on the very same files.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './setup.mjs';

const TESTED = [
  'src',
  'server',
  'wire',
  'test',
  'tools',
  'bench',
  'docs',
  'package-lock.json',
  'package.json',
  'eslint.config.mjs',
  'vitest.config.ts',
];
const fileIn = (root) => path.join(root, 'test-results', 'unit-counts.json');

/** Remembers what the unit tests of these files counted. */
export function writeUnitCounts(root, counts) {
  writeFileSync(fileIn(root), JSON.stringify({ counts, files: fingerprint(root, TESTED) }));
}

/** What was remembered, or undefined when a file has changed since. */
export function readUnitCounts(root) {
  if (!existsSync(fileIn(root))) return undefined;
  const { counts, files } = JSON.parse(readFileSync(fileIn(root), 'utf8'));
  return files === fingerprint(root, TESTED) ? counts : undefined;
}
