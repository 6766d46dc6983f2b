import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A NATS server with JetStream that the tests have started, on a port and in a folder of its own. */
export type PrivateNats = { readonly port: number; stop(): Promise<void> };

/** Whether there is a NATS server for tests; in CI there must be one. Says so when there is none. */
export function canUseNats(): boolean {
  const isThere = spawnSync('nats-server', ['--version']).status === 0;
  if (!isThere && !process.env['CI']) {
    process.stderr.write(
      'Skipped: the tests over NATS. It is not installed (apt-get install nats-server).\n',
    );
  }
  return isThere || Boolean(process.env['CI']);
}

/** @throws when nats-server is not installed or does not start */
export async function startPrivateNats(): Promise<PrivateNats> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinakes-nats-'));
  const server = spawn('nats-server', ['-js', '-a', '127.0.0.1', '-p', '-1', '-sd', folder], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.once('error', () => resolve());
  });
  const stop = async () => {
    server.kill('SIGKILL');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const listening = new Promise<number>((resolve) => {
    let told = '';
    server.stderr.setEncoding('utf8').on('data', (lines: string) => {
      told += lines;
      const port = /client connections on 127\.0\.0\.1:(\d+)/.exec(told)?.[1];
      if (port !== undefined && told.includes('Server is ready')) resolve(Number(port));
    });
  });
  try {
    const ended = exited.then(() => Promise.reject(new Error('NATS did not start.')));
    return { port: await Promise.race([listening, ended]), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
