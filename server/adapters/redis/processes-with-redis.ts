import type { Processes } from '../../application/ports/processes.ts';
import { RedisChangeSignal } from './internal/redis-change-signal.ts';
import { RedisLink, type RedisLinkOptions } from './internal/redis-link.ts';
import { RedisSharedCounts } from './internal/redis-shared-counts.ts';

export type RedisOptions = RedisLinkOptions & {
  /** What the keys of this instance begin with; the same in all of its processes. */
  readonly prefix: string;
  /** Identifies this process; no other process has it, and it has no blank. */
  readonly owner: string;
};

/**
 * The same processes, with counters and wake-ups through Redis where it answers within half a second. The store stays
 * the truth: without Redis nothing is lost but precision of limits and half a second until others hear of a change.
 */
export async function processesWithRedis(processes: Processes, options: RedisOptions): Promise<Processes> {
  const { counts, signal } = processes;
  // The only process of its store shares nothing.
  if (counts === null) return processes;
  const { prefix, owner } = options;
  const link = await RedisLink.open(options);
  return {
    ...processes,
    counts: new RedisSharedCounts(link, prefix, counts),
    signal: new RedisChangeSignal(link, prefix, { store: signal, owner }),
    number: () => processes.number(),
    close: async () => {
      link.close();
      await processes.close();
    },
  };
}
