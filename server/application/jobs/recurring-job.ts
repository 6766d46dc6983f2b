import type { JobPayloads } from '../ports/jobs.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { JobHandler } from './job-handler.ts';

/** The kinds of jobs without a payload. */
type RegularKind = {
  [K in keyof JobPayloads]: JobPayloads[K] extends Readonly<Record<string, never>> ? K : never;
}[keyof JobPayloads];

/** Repeats work this many milliseconds after each run, successful or not. */
export function recurringJob<K extends RegularKind>(
  clock: Clock,
  everyMs: number,
  work: () => Promise<unknown>,
): JobHandler<K> {
  return {
    run: async () => {
      await work();
      return { again: clock.now() + everyMs };
    },
    isNeverGivenUp: true,
    atMostMs: everyMs,
  };
}
