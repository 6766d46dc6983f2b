import { performance } from 'node:perf_hooks';
import { TestApp } from '../../test/server/http-api/support/test-app.ts';
import { runTimeOf } from '../served/server-process.ts';
import { operationsOn } from './operations.ts';
import type { FilledStore } from './stores.ts';

/** One operation on one store. */
export type Measured = {
  readonly name: string;
  /** Milliseconds. */
  readonly median: number;
  readonly p99: number;
  /** Milliseconds of processor time of each, that of the database server included; others do not change it much. */
  readonly cpu: number;
  /** The most of any time. */
  readonly statements: number;
};

export type Times = { readonly rounds: number; readonly warmUp: number; readonly each: number };

/**
 * Times each operation through the server's handler, without a socket. Of the rounds the one with the lowest median
 * counts: others may use the machine.
 */
export async function measure(filled: FilledStore, times: Times): Promise<readonly Measured[]> {
  const app = await TestApp.open({}, async ({ onStatement }) => {
    const store = await filled.open(onStatement);
    const close = () => store.close();
    const change = { truncate: refuse, execute: refuse, rows: refuse, dangling: refuse };
    return { store, directory: filled.directory, close, ...change };
  });
  // Later than all that earlier runs have left in a kept store.
  app.time = Math.max(app.time, Date.now());
  try {
    const measured: Measured[] = [];
    for (const { name, run } of await operationsOn(app, filled.plan)) {
      for (let time = 0; time < times.warmUp; time += 1) await run();
      const rounds: Measured[] = [];
      for (let round = 0; round < times.rounds; round += 1)
        rounds.push({
          name,
          ...(await timed(app, run, { count: times.each, processes: await filled.processes() })),
        });
      const statements = Math.max(...rounds.map((round) => round.statements));
      const cpu = Math.min(...rounds.map((round) => round.cpu));
      const best = rounds.reduce((one, other) => (other.median < one.median ? other : one));
      measured.push({ ...best, cpu, statements });
    }
    return measured;
  } finally {
    await app.close();
  }
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('A benchmark goes through the store.'));
}

async function timed(
  app: TestApp,
  run: () => Promise<void>,
  { count, processes }: { readonly count: number; readonly processes: readonly number[] },
): Promise<Omit<Measured, 'name'>> {
  const cpuNow = () => {
    const { user, system } = process.cpuUsage();
    return processes.reduce((sum, pid) => sum + runTimeOf(pid), (user + system) / 1000);
  };
  const took: number[] = [];
  let statements = 0;
  const begun = cpuNow();
  for (let time = 0; time < count; time += 1) {
    const before = performance.now();
    const used = await app.countStatements(run);
    took.push(performance.now() - before);
    statements = Math.max(statements, used);
  }
  const cpu = (cpuNow() - begun) / count;
  took.sort((a, b) => a - b);
  return { median: took[count >> 1]!, p99: took[Math.floor(count * 0.99)]!, cpu, statements };
}
