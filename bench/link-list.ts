import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { LinkListFile } from '../server/adapters/files/link-list-file.ts';
import type { BenchOptions, Figure } from './figure.ts';

const HOSTS = 1_000_000;
const ASKED = 200_000;
const MIB = 1024 * 1024;

/** The operator's list of blocked hosts: its memory, and the processor time of a verdict and of reading it. */
export async function run({ quick }: BenchOptions): Promise<Figure[]> {
  const count = quick ? HOSTS / 10 : HOSTS;
  const folder = mkdtempSync(path.join(tmpdir(), 'pinakes-link-list-'));
  const file = path.join(folder, 'list.txt');
  writeFileSync(file, Array.from({ length: count }, (_, index) => `0.0.0.0 ${hostAt(index)}`).join('\n'));
  const before = process.memoryUsage().arrayBuffers;
  const begun = process.cpuUsage();
  const links = new LinkListFile(file, { clock: { now: () => 0 }, logger: { warn: () => undefined } });
  const read = microsecondsSince(begun) / 1000;
  // Before it is read again: then two lists are in memory for a moment.
  const size = process.memoryUsage().arrayBuffers - before;
  const turn = await longestTurn(() => links.reload());
  rmSync(folder, { recursive: true });
  const asked = Array.from({ length: ASKED }, (_, index) =>
    index % 2 === 0 ? `www.${hostAt((index * 7919) % count)}` : `www.other-${index}.example`,
  );
  const each = Math.min(
    ...[1, 2, 3, 4, 5].map(() => {
      const begun = process.cpuUsage();
      let found = 0;
      for (const host of asked) if (links.verdictOn(host) === 'blocked') found += 1;
      if (found !== ASKED / 2) throw new Error(`${found} hosts were found.`);
      return microsecondsSince(begun) / ASKED;
    }),
  );
  return [
    { what: `list of ${count} hosts in memory`, value: size / MIB, unit: 'MiB', budget: 100 },
    { what: 'a verdict', value: each, unit: '\u00b5s', budget: 1 },
    { what: `list of ${count} hosts read`, value: read, unit: 'ms' },
    { what: 'longest wait of a request while it is read again', value: turn, unit: 'ms', budget: 50 },
  ];
}

/** The longest processor time in which nothing else had its turn. ms */
async function longestTurn(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let isDone = false;
  const working = work().finally(() => (isDone = true));
  while (!isDone) {
    const begun = process.cpuUsage();
    await nextTurn();
    longest = Math.max(longest, microsecondsSince(begun) / 1000);
  }
  await working;
  return longest;
}

function hostAt(index: number): string {
  return `ads-${(index * 2_654_435_761) % 4_294_967_296}.tracker${index % 977}.example`;
}

function microsecondsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return user + system;
}
