import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Runs `work` and tells for how long, at most, nothing else could run meanwhile (milliseconds). */
export async function longestDelay<T>(work: () => Promise<T>): Promise<{ result: T; delay: number }> {
  const monitor = monitorEventLoopDelay({ resolution: 5 });
  monitor.enable();
  const result = await work();
  monitor.disable();
  return { result, delay: monitor.max / 1e6 };
}
