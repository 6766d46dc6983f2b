// Prepares a checkout for running: dependencies, then the build. Logs to stderr. Runs on Node 20, without any package.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentWith, findNode } from './node24.mjs';

/** A step of the set-up failed; the exit code is the step's. */
export class SetupFailed extends Error {
  constructor(message, exitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}

const BUILT_FROM = [
  'src',
  'server',
  'wire',
  'languages',
  'tools',
  'esbuild.config.mjs',
  'THIRD_PARTY.md',
  'package-lock.json',
  'tsconfig.base.json',
];

/** The file in which the last successful build stored the fingerprint of its sources. */
export function buildStampFile(root, { pseudo = false } = {}) {
  return path.join(root, 'dist', pseudo ? 'pseudo' : '', '.built-from');
}

/** Names, sizes and times of everything that the build reads, as one hash. Takes a few milliseconds. */
export function sourceFingerprint(root) {
  return fingerprint(root, BUILT_FROM);
}

/** The fingerprint of any files and folders of the project. */
export function fingerprint(root, places) {
  const hash = createHash('sha256');
  const visit = (file) => {
    const stat = statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of readdirSync(file).sort()) visit(path.join(file, name));
    else hash.update(`${path.relative(root, file)}\0${stat.size}\0${stat.mtimeMs}\n`);
  };
  for (const place of places) visit(path.join(root, place));
  return hash.digest('hex');
}

/** Installs the packages of package-lock.json, unless they are installed. @throws {SetupFailed} */
export async function ensureDependencies(root) {
  if (dependenciesAreCurrent(root)) return;
  refuseLinkedFolder(path.join(root, 'node_modules'));
  say('Installing dependencies …');
  const npm = process.env.npm_execpath;
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const isScript = npm !== undefined && /\.[cm]?js$/.test(npm);
  const [command, commandArgs] = isScript ? [process.execPath, [npm, ...args]] : ['npm', args];
  await step(command, commandArgs, { cwd: root }, 'The dependencies could not be installed.');
  writeFileSync(lockStampFile(root), lockHash(root));
}

/**
 * Builds browser app and server, unless the last build used the same sources. `pseudo`: with the pseudo-language, into
 * dist/pseudo.
 * @throws {SetupFailed}
 */
export async function ensureBuild(root, { pseudo = false } = {}) {
  const stamp = buildStampFile(root, { pseudo });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceFingerprint(root)) return;
  say('Building …');
  const node = findNode();
  const options = { cwd: root, env: environmentWith(node) };
  const args = ['esbuild.config.mjs', '--any-size', ...(pseudo ? ['--pseudo'] : [])];
  await step(node, args, options, 'The build failed.');
}

/** Prints a line for the user on stderr; stdout belongs to the server. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

function dependenciesAreCurrent(root) {
  const installed = statSync(path.join(root, 'node_modules', '.package-lock.json'), {
    throwIfNoEntry: false,
  });
  if (!installed) return false;
  if (installed.mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs) return true;
  const stamp = lockStampFile(root);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash(root);
}

/** npm would empty the target of a linked folder, which another checkout may be using. */
function refuseLinkedFolder(folder) {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new SetupFailed(
    `${folder} is a link and does not match package-lock.json. Remove it, or install where it points to.`,
    1,
  );
}

function lockStampFile(root) {
  return path.join(root, 'node_modules', '.installed-from');
}

function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** Runs one command with its output on stderr. A signal to this process ends the command and the setup. */
function step(command, args, options, failure) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 2, 2] });
    let stoppedBy;
    const stop = (signal) => {
      stoppedBy = signal;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, stop);
    const settle = (action) => {
      for (const signal of signals) process.off(signal, stop);
      action();
    };
    child.on('error', (error) => settle(() => reject(new SetupFailed(`${failure} ${error.message}`, 1))));
    child.on('exit', (code, signal) =>
      settle(() => {
        const ended = stoppedBy ?? signal;
        if (ended) reject(new SetupFailed('Stopped.', 128 + constants.signals[ended]));
        else if (code !== 0) reject(new SetupFailed(failure, code));
        else resolve();
      }),
    );
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureDependencies(path.dirname(path.dirname(fileURLToPath(import.meta.url))));
}
