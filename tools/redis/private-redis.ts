import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A Redis that the tests have started; it listens on a socket in its own folder, and keeps nothing. */
export type PrivateRedis = { readonly socket: string; stop(): Promise<void> };

/** Whether there is a Redis for tests; in CI there must be one. Says so when there is none. */
export function canUseRedis(): boolean {
  const isThere = spawnSync('redis-server', ['--version']).status === 0;
  if (!isThere && !process.env['CI']) {
    process.stderr.write(
      'Skipped: the tests over Redis. It is not installed (apt-get install redis-server).\n',
    );
  }
  return isThere || Boolean(process.env['CI']);
}

/** @throws when redis-server is not installed or does not start */
export async function startPrivateRedis(): Promise<PrivateRedis> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinakes-redis-'));
  const socket = path.join(folder, 'socket');
  const settings = { port: '0', unixsocket: socket, dir: folder, save: '', appendonly: 'no' };
  const server = spawn(
    'redis-server',
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.once('error', () => resolve());
  });
  const stop = async () => {
    server.kill('SIGKILL');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const ready = new Promise<void>((resolve) => {
    server.stdout.setEncoding('utf8').on('data', (lines: string) => {
      if (lines.includes('ready to accept connections')) resolve();
    });
  });
  try {
    await Promise.race([ready, exited.then(() => Promise.reject(new Error('Redis did not start.')))]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { socket, stop };
}
