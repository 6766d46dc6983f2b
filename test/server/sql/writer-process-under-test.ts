import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./writer-process.ts', import.meta.url));

export type WriterProcess = {
  /** Resolves once it has claimed so many ids. */
  claims(count: number): Promise<void>;
  /** Ends it as a power button would, and gives all ids that it has claimed. */
  kill(): Promise<readonly string[]>;
};

/** Starts a process that has the store at `path` open when this resolves. */
export async function startWriter(path: string, manner: 'honest' | 'hasty' | 'idle'): Promise<WriterProcess> {
  const child = spawn(process.execPath, [PROGRAM, path, manner], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const claimed: string[] = [];
  const exited = once(child, 'exit');
  const read = once(lines, 'close');
  lines.on('line', (line) => line !== 'open' && claimed.push(line));
  const [first] = await Promise.race([once(lines, 'line'), exited]);
  if (first !== 'open') throw new Error('the writer could not open the store');
  return {
    claims: async (count) => {
      while (claimed.length < count) await Promise.race([once(lines, 'line'), exited]);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await Promise.all([exited, read]);
      return claimed;
    },
  };
}
