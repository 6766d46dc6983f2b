import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./server-process.ts', import.meta.url));

/** A server in a process of its own. */
export type ServerProcess = {
  readonly pid: number;
  readonly url: string;
  /** Ends it without warning. */
  kill(): Promise<void>;
};

/** Starts a server with these settings; resolves when it listens. */
export async function startServerProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (log += text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await Promise.race([readyAt(child), ended.then(() => undefined)]);
  if (url === undefined) throw new Error(`The server ended before it was ready: ${log}`);
  const kill = () => {
    child.kill('SIGKILL');
    return ended;
  };
  return { pid: child.pid!, url, kill };
}

function readyAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let output = '';
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, url] = /READY (\S+)\n/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
}
