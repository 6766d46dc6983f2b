import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./killed-process.ts', import.meta.url));

/** Runs the program until it has killed itself in the middle of its work; the signal, or null if it has not. */
export async function runUntilKilled(
  work: 'migrate' | 'move',
  place: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string | null> {
  const child = spawn(process.execPath, [PROGRAM, work, place], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal;
}
