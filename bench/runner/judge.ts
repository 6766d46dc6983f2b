import type { Figure } from '../figure.ts';
import { slowness, type MachineSpeed } from './machine-speed.ts';

/** The figures of a run that was accepted, as bench/accepted.json keeps them. */
export interface AcceptedRun {
  readonly speed: MachineSpeed;
  /** Values by benchmark and the figure's `what`. */
  readonly figures: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Judged extends Figure {
  /** The value of the accepted run as this machine would have given it; undefined for a new figure. */
  readonly accepted: number | undefined;
  /** Over its budget, or below what it must reach. */
  readonly isMissed: boolean;
  /** The accepted run missed it, too. */
  readonly wasMissed: boolean;
  /** More than 15 % worse than the accepted value. */
  readonly isWorse: boolean;
}

/** By how much a figure may be worse than the accepted one: machines are not the same twice. */
const MARGIN = 0.15;
/** Differences that no measurement can tell from nothing, by unit. */
const NOISE: Readonly<Record<string, number>> = { ms: 0.05, px: 0.5 };

/** Puts the figures of a benchmark beside their budgets and the accepted run. */
export function judge(
  benchmark: string,
  figures: readonly Figure[],
  speed: MachineSpeed,
  accepted: AcceptedRun | undefined,
): readonly Judged[] {
  const known = accepted?.figures[benchmark] ?? {};
  const slower = accepted === undefined ? 1 : slowness(speed, accepted.speed);
  return figures.map((figure) => {
    const value = known[figure.what];
    const expected = value === undefined ? undefined : value * scaleOf(figure.unit, slower);
    return {
      ...figure,
      accepted: expected,
      isMissed: isMissed(figure),
      wasMissed: value !== undefined && isMissed({ ...figure, value }),
      isWorse: isWorse(figure, expected),
    };
  });
}

/** Of two runs of a benchmark the better value of each figure, in the order of the first. */
export function better(first: readonly Figure[], second: readonly Figure[]): readonly Figure[] {
  const again = new Map(second.map((figure) => [figure.what, figure]));
  return first.map((figure) => {
    const other = again.get(figure.what);
    if (other === undefined) return figure;
    return isRising(figure) === other.value > figure.value ? other : figure;
  });
}

/** One line: name, value, accepted value, budget, and what is wrong. */
export function lineOf(judged: Judged): string {
  const { what, value, unit, budget, least, accepted } = judged;
  const limit = budget ?? least;
  const cells = [
    what.padEnd(70),
    `${short(value)} ${unit}`.padStart(14),
    (accepted === undefined ? '' : `accepted ${short(accepted)}`).padStart(18),
    (limit === undefined ? '' : `${least === undefined ? 'at most' : 'at least'} ${short(limit)}`).padStart(
      18,
    ),
  ];
  const faults = [judged.isMissed ? 'OVER BUDGET' : '', judged.isWorse ? 'WORSE' : ''].filter(Boolean);
  return [...cells, faults.join(', ')].join(' ').trimEnd();
}

function isMissed({ value, budget = Infinity, least = -Infinity }: Figure): boolean {
  return value > budget || value < least;
}

function isWorse(figure: Figure, expected: number | undefined): boolean {
  if (expected === undefined || figure.foreign) return false;
  const loss = isRising(figure) ? expected - figure.value : figure.value - expected;
  return loss > Math.abs(expected) * MARGIN && loss > (NOISE[figure.unit] ?? 0);
}

/** More is better: rates, and what must reach something. */
function isRising({ unit, least }: Figure): boolean {
  return least !== undefined || unit.endsWith('/s');
}

function scaleOf(unit: string, slower: number): number {
  if (unit.endsWith('/s')) return 1 / slower;
  return /^(ms|s)\b/.test(unit) ? slower : 1;
}

function short(value: number): string {
  return String(Number(value.toPrecision(3)));
}
