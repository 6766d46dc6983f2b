import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./writer-process.ts', import.meta.url));

/** Selects what must not be: users of a writer without their job, and jobs without their user. */
export const HALVES = `
  select cast(id as text) as half from users where cast(id as text) not in (select job_key from jobs)
  union all select job_key as half from jobs where job_key not in (select cast(id as text) from users)`;

export type WriterProcess = {
  /** Resolves once it has claimed so many ids. */
  claims(count: number): Promise<void>;
  /** Ends it as a power button would, and gives all ids that it has claimed. */
  kill(): Promise<readonly string[]>;
};

/** Starts a process that has the store at this path or address open when this resolves. */
export async function startWriter(
  place: string,
  manner: 'honest' | 'hasty' | 'idle',
  firstId = 1,
): Promise<WriterProcess> {
  const args = [PROGRAM, place, manner, String(firstId)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
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
