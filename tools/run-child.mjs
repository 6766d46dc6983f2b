import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Ctrl-C arrives from the terminal and again from npm; within this time both count as one signal (milliseconds). */
const SAME_WISH_MS = 300;
/** Grace period of a child after the second signal, before it is killed (milliseconds). */
const LAST_WORDS_MS = 500;
/** Interval in which a process that npm started checks whether npm still runs (milliseconds). */
const PARENT_CHECK_MS = 500;

/**
 * Runs a command to its end, with the standard streams of this process. SIGINT, SIGTERM and SIGHUP are forwarded to the
 * child once each; a second SIGINT or SIGTERM kills it at once. The child does not receive the terminal's signals (it
 * would get Ctrl-C twice). It ends when this process, or the npm that runs it, disappears.
 * @returns {Promise<number>} its exit code, 128 + signal if a signal ended it
 */
export function runForwarding(command, args, { stdio = 'inherit', ...options } = {}) {
  return new Promise((resolve, reject) => {
    const streams = typeof stdio === 'string' ? [stdio, stdio, stdio] : stdio;
    const { env = process.env } = options;
    const watchdog = fileURLToPath(new URL('./parent-watchdog.mjs', import.meta.url));
    const child = spawn(command, ['--import', watchdog, ...args], {
      ...options,
      env: { ...env, PARENT_WATCHDOG_FD: '3' },
      stdio: [...streams, 'pipe'],
      detached: true,
    });
    // The pipe breaks when either process ends, which is its purpose and no error.
    child.stdio[3]?.on('error', () => undefined);
    let told = 0;
    let toldAt = -Infinity;
    let lastWords;
    const forward = (signal) => {
      if (signal !== 'SIGHUP') {
        if (performance.now() - toldAt < SAME_WISH_MS) return;
        toldAt = performance.now();
        told += 1;
        if (told > 1) lastWords = setTimeout(() => endGroup(child.pid), LAST_WORDS_MS);
      }
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    const npm = process.env.npm_lifecycle_event === undefined ? undefined : process.ppid;
    const orphaned = setInterval(() => {
      if (npm === undefined || process.ppid === npm) return;
      clearInterval(orphaned);
      forward('SIGTERM');
    }, PARENT_CHECK_MS);
    const settle = (action) => {
      clearTimeout(lastWords);
      clearInterval(orphaned);
      for (const signal of SIGNALS) process.off(signal, forward);
      action();
    };
    child.on('error', (error) => settle(() => reject(error)));
    child.on('exit', (code, signal) => settle(() => resolve(code ?? 128 + constants.signals[signal])));
  });
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The child has already exited.
  }
}
