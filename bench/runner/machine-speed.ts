import { zstdCompressSync } from 'node:zlib';

/** How long this machine takes for work that never changes, in ms of CPU time. */
export interface MachineSpeed {
  readonly loop: number;
  readonly compression: number;
}

const ROUNDS = 9;

/** Medians of a fixed loop and a fixed compression. Takes about a second. */
export function machineSpeed(): MachineSpeed {
  const text = Buffer.from(
    Array.from({ length: 60_000 }, (_, at) => `pin ${(at * 2_654_435_761) % 997} on a board `).join(''),
  );
  return { loop: median(loop), compression: median(() => zstdCompressSync(text)) };
}

/** How much longer times are expected to be than in another run: the geometric mean of both kinds of work. */
export function slowness(now: MachineSpeed, then: MachineSpeed): number {
  return Math.sqrt((now.loop / then.loop) * (now.compression / then.compression));
}

function loop(): number {
  const numbers = new Float64Array(4_096);
  let sum = 0;
  for (let round = 0; round < 800; round += 1)
    for (let at = 0; at < numbers.length; at += 1) {
      numbers[at] = (numbers[at]! * 31 + at * round) % 1_009;
      sum += numbers[at]!;
    }
  return sum;
}

function median(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.sort((one, other) => one - other)[ROUNDS >> 1]!;
}
