import type { Alarm, Timer } from '../../application/ports/surroundings.ts';

/** The largest delay; browsers fire immediately for a longer one, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

export class WorkerTimer implements Timer {
  after(ms: number): Alarm {
    const { promise: rung, resolve } = Promise.withResolvers<void>();
    const timeout = setTimeout(resolve, Math.min(ms, LONGEST_MS));
    return { rung, stop: () => clearTimeout(timeout) };
  }
}
