import { performance } from 'node:perf_hooks';
import { startServer } from '../../test/e2e/support/running-server.ts';

export type StartSettings = {
  readonly dataDir: string;
  /** Settings of the server. */
  readonly env?: Readonly<Record<string, string>>;
};

/** Milliseconds until the built server says that it is ready, the median of so many starts. */
export async function medianStart(starts: number, prepare: () => Promise<StartSettings>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < starts; count += 1) {
    const { dataDir, env = {} } = await prepare();
    const before = performance.now();
    const server = await startServer(env, dataDir);
    times.push(performance.now() - before);
    await server.stop();
  }
  return times.toSorted((a, b) => a - b)[starts >> 1]!;
}
