import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVER_ENVIRONMENT } from '../../../tools/server-environment.mjs';

/** How long the server may take to start, perhaps with the sample content to be made, and to end (milliseconds). */
const START_MS = 180_000;
const END_MS = 10_000;

/** The built server in its own process, with an own data folder. */
export interface RunningServer {
  /** With a slash at the end. */
  url: string;
  pid: number;
  dataDir: string;
  /** All that it wrote to stdout so far. */
  output(): string;
  /** All that it wrote to stderr so far. */
  log(): string;
  /** Ends it as an operator would; gives its exit code. The data stay. */
  stop(): Promise<number | null>;
  /** Ends it without a word, as a power cut would. The data stay. */
  kill(): Promise<void>;
}

/**
 * Starts a built server on a free port and waits until it is ready. `env`: settings of the server. `build`: the folder
 * of its build.
 * @throws {Error} with the server's log if it does not become ready.
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  dataDir?: string,
  build = 'dist',
): Promise<RunningServer> {
  const folder = dataDir ?? (await temporaryDataDir());
  const { child, written, ended } = spawnServer({ DATA_DIR: folder, ...env }, build);

  const url = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The server ${reason}. It said:\n${written.log}`));
    };
    const timer = setTimeout(() => fail('did not become ready'), START_MS);
    child.stdout.on('data', () => {
      const ready = /^READY (\S+)$/m.exec(written.output)?.[1];
      if (!ready) return;
      clearTimeout(timer);
      resolve(ready);
    });
    child.once('error', (error) => fail(`could not be started (${error.message})`));
    void ended.then((code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  });

  return {
    url,
    pid: child.pid!,
    dataDir: folder,
    output: () => written.output,
    log: () => written.log,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
      const code = await ended;
      clearTimeout(timer);
      return code;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * Starts the server where it cannot start.
 * @throws {Error} if it is still there after the time that it has to start
 */
export async function startInVain(
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string; log: string }> {
  const { child, written, ended } = spawnServer(env);
  let tooLong = false;
  const timer = setTimeout(() => (tooLong = child.kill('SIGKILL')), START_MS);
  const code = await ended;
  clearTimeout(timer);
  if (tooLong) throw new Error(`The server did not end. It said:\n${written.log}`);
  return { code, ...written };
}

function spawnServer(env: Readonly<Record<string, string>>, build = 'dist') {
  const script = path.resolve(build, 'server/main.mjs');
  if (!existsSync(script)) throw new Error('There is no build to test: run npm run build.');
  const child = spawn(process.execPath, [script], {
    env: {
      ...SERVER_ENVIRONMENT,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      PORT: '0',
      RATE_LIMIT_SCALE: '0',
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'text',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { output: '', log: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written.output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written.log += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return { child, written, ended };
}

/** A new empty folder for a server's data. */
export function temporaryDataDir(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'pinakes-e2e-'));
}

/** Removes a server's data. */
export async function removeDataDir(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
