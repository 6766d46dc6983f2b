// The steps of `npm test` and `npm run check`. Runs on Node 20 (setup) and starts Node 24 for the rest.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';
import { environmentWith, findNode } from './node24.mjs';
import { countTests } from './test-counts.mjs';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const reportOf = (name) => path.join(root, 'test-results', `${name}.json`);

/** Runs a script of a package or of the project with the project's Node. @returns its exit code */
export function runScript(script, args = []) {
  const node = findNode();
  return run(node, [path.join(root, script), ...args], environmentWith(node));
}

/**
 * Runs the tests of a vitest configuration.
 * @param {'unit' | 'e2e'} name of the report that they leave in test-results/
 * @param {string[]} args further arguments of vitest
 * @returns {Promise<{ passed: number, failed: number, failures: string[] }>}
 */
export async function runTests(name, config, args = []) {
  rmSync(reportOf(name), { force: true });
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`];
  const code = await runScript('node_modules/vitest/vitest.mjs', [
    'run',
    '--config',
    config,
    ...report,
    ...args,
  ]);
  const counts = countTests(reportOf(name));
  // An error outside any test fails the run, too.
  return code !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, failures: [`${name} tests: an error outside of any test`] }
    : counts;
}

/** Downloads a Chromium for the tests if the machine has none. @throws {Error} with advice for the user */
export async function ensureChromium() {
  if (findChromium({ whole: true })) return;
  const code = await runScript('node_modules/playwright/cli.js', ['install', 'chromium']);
  if (code === 0) return;
  throw new Error(
    'The browser tests need Chromium. Install it (for example: apt-get install chromium) or name one in CHROMIUM_PATH.',
  );
}

function run(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
