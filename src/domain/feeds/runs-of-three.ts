import type { MixedPin } from './home-mix.ts';

type Spread = Pick<MixedPin, 'pinner' | 'domain'>;

/** The part of the places at which the third pin of one pinner or domain in a row stands. */
export function runsOfThree(pins: readonly Spread[]): number {
  const runs = pins.filter((_, at) => isThird(pins, at));
  return pins.length === 0 ? 0 : runs.length / pins.length;
}

/**
 * The same pins with fewer of them third in a row: such a pin changes places with the nearest one, if possible a later
 * one, for which that leaves fewer such rows.
 * @param earlier pins that stand before and stay
 */
export function withFewerRuns<Pin extends Spread>(
  pins: readonly Pin[],
  earlier: readonly Pin[] = [],
): readonly Pin[] {
  const before = earlier.slice(-2);
  const all = [...before, ...pins];
  for (let at = before.length; at < all.length; at += 1) {
    if (!isThird(all, at)) continue;
    const other = nearest(at, before.length, all.length).find((place) => isBetterSwapped(all, at, place));
    if (other !== undefined) swap(all, at, other);
  }
  return all.slice(before.length);
}

/** The pins before the first one that is third in a row. */
export function untilFirstRun<Pin extends Spread>(
  pins: readonly Pin[],
  earlier: readonly Pin[] = [],
): readonly Pin[] {
  const before = earlier.slice(-2);
  const all = [...before, ...pins];
  const first = all.findIndex((_, at) => at >= before.length && isThird(all, at));
  return first === -1 ? pins : all.slice(before.length, first);
}

/** Places by their distance, all later ones first. */
function nearest(at: number, first: number, end: number): readonly number[] {
  const later = Array.from({ length: end - at - 1 }, (_, step) => at + 1 + step);
  const sooner = Array.from({ length: at - first }, (_, step) => at - 1 - step);
  return [...later, ...sooner];
}

function isBetterSwapped(pins: Spread[], one: number, other: number): boolean {
  const changed = [...new Set([one, one + 1, one + 2, other, other + 1, other + 2])];
  const count = () => changed.filter((place) => isThird(pins, place)).length;
  const before = count();
  swap(pins, one, other);
  const after = count();
  swap(pins, one, other);
  return after < before;
}

function swap<Pin>(pins: Pin[], one: number, other: number): void {
  [pins[one], pins[other]] = [pins[other]!, pins[one]!];
}

function isThird(pins: readonly Spread[], at: number): boolean {
  const [pin, one, two] = [pins[at], pins[at - 1], pins[at - 2]];
  if (pin === undefined || one === undefined || two === undefined) return false;
  const isDomain = pin.domain !== null && pin.domain === one.domain && pin.domain === two.domain;
  return isDomain || (pin.pinner === one.pinner && pin.pinner === two.pinner);
}
