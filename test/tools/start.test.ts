import { spawn } from 'node:child_process';
import { cpSync, copyFileSync, symlinkSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildStampFile, sourceFingerprint } from '../../tools/setup.mjs';
import { aFolder } from './temporary-folder.ts';

/** A checkout that is set up, whose server is this script. */
function aCheckout(server: string): string {
  const root = aFolder({
    'package-lock.json': '{}',
    'node_modules/.package-lock.json': '{}',
    'dist/server/main.mjs': server,
  });
  cpSync('tools', path.join(root, 'tools'), { recursive: true });
  copyFileSync('package.json', path.join(root, 'package.json'));
  writeFileSync(buildStampFile(root), sourceFingerprint(root));
  return root;
}

/** Runs the starter of a checkout, by itself or as npm runs it; `says` waits for a text on stdout or stderr. */
function start(root: string, [command, ...args] = [process.execPath, 'tools/start.mjs']) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended,
    stdout: () => stdout,
    stderr: () => stderr,
    says: (text: string) => expect.poll(() => stdout + stderr, { timeout: 10_000 }).toContain(text),
  };
}

const PATIENT = `
  let told = 0;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {
    console.error(signal, ++told);
    if (signal === 'SIGTERM') setTimeout(() => process.exit(7), 600);
  });
  setInterval(() => {}, 1000);
  console.log('READY http://127.0.0.1:1/');`;

test('stdout carries what the server writes there and nothing else', async () => {
  const app = start(aCheckout(PATIENT));
  await app.says('READY');
  app.kill('SIGTERM');
  await app.ended;
  expect(app.stdout()).toBe('READY http://127.0.0.1:1/\n');
});

test('the server’s memory is given back as said, whatever else is set', async () => {
  const app = start(aCheckout('console.log(process.env.MALLOC_ARENA_MAX, process.env.PATH !== undefined)'));
  await app.ended;
  expect(app.stdout()).toBe('2 true\n');
});

test('the exit code is the server’s', async () => {
  const app = start(aCheckout('process.exit(3)'));
  expect(await app.ended).toBe(3);
});

test('the server hears a signal once, also when it arrives from the terminal and from npm', async () => {
  const app = start(aCheckout(PATIENT));
  await app.says('READY');
  app.kill('SIGTERM');
  // Two at the very same time would be one already for the system.
  setTimeout(() => app.kill('SIGTERM'), 50);
  await app.says('SIGTERM 1');
  expect(await app.ended).toBe(7);
  expect(app.stderr()).not.toContain('SIGTERM 2');
});

test('a second signal ends a server that does not want to', async () => {
  const app = start(aCheckout(PATIENT.replace('process.exit(7)', 'undefined')));
  await app.says('READY');
  app.kill('SIGINT');
  await app.says('SIGINT 1');
  // Signals that are closer together than a person's hand count as one.
  const again = setInterval(() => app.kill('SIGINT'), 350);
  expect(await app.ended).toBe(137);
  clearInterval(again);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s to npm alone reaches the server, whose exit code npm gives',
  async (signal) => {
    const app = start(aCheckout(`process.on('${signal}', () => process.exit(5)); ${PATIENT}`), [
      'npm',
      'start',
    ]);
    await app.says('READY');
    app.kill(signal);
    expect(await app.ended).toBe(5);
  },
);

test('the server does not outlive an npm that was killed', async () => {
  const app = start(aCheckout(PATIENT), ['npm', 'start']);
  await app.says('READY');
  app.kill('SIGKILL');
  await app.says('SIGTERM 1');
});

test('SIGHUP reaches the server and ends nothing', async () => {
  const app = start(aCheckout(PATIENT));
  await app.says('READY');
  app.kill('SIGHUP');
  await app.says('SIGHUP 1');
  app.kill('SIGTERM');
  expect(await app.ended).toBe(7);
});

test('the server does not outlive a start that was killed', async () => {
  const root = aCheckout(
    `import { writeFileSync } from 'node:fs';
     process.on('SIGTERM', () => { writeFileSync('ended', ''); process.exit(); });
     setInterval(() => {}, 1000);
     console.log('READY');`,
  );
  const app = start(root);
  await app.says('READY');
  app.kill('SIGKILL');
  await expect.poll(() => existsSync(path.join(root, 'ended'))).toBe(true);
});

test('dependencies are never installed into a folder that belongs to another checkout', async () => {
  const root = aFolder({ 'package.json': '{}', 'package-lock.json': '{}', 'elsewhere/precious': 'kept' });
  cpSync('tools', path.join(root, 'tools'), { recursive: true });
  symlinkSync('elsewhere', path.join(root, 'node_modules'));
  const app = start(root);
  expect(await app.ended).toBe(1);
  expect(app.stderr()).toContain('is a link');
  expect(existsSync(path.join(root, 'elsewhere/precious'))).toBe(true);
});

const TELLING = `
  console.error(JSON.stringify([process.env.DATA_DIR, process.env.SEED]));
  console.log('READY http://127.0.0.1:1/');`;

test.each([
  [undefined, './data-demo'],
  ['elsewhere', 'elsewhere'],
])('npm run demo asks for sample content; DATA_DIR %s means %s', async (given, dataDir) => {
  const root = aCheckout(TELLING);
  vi.stubEnv('DATA_DIR', given);
  onTestFinished(() => void vi.unstubAllEnvs());
  const app = start(root, [process.execPath, 'tools/demo.mjs']);
  expect(await app.ended).toBe(0);
  expect(JSON.parse(app.stderr())).toEqual([dataDir, 'demo']);
});
