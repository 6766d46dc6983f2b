/** What there should not be three of in a row: names or numbers. `domain` is null for a pin without a link. */
type Spread = { readonly pinner: string | number; readonly domain: string | number | null };

/** So many pins of one pinner or domain in a row are too many. */
const RUN = 3;

/** The part of the places at which the third pin of one pinner or domain in a row stands. */
export function runsOfThree(pins: readonly Spread[]): number {
  const runs = pins.filter((_, at) => isThird(pins, at));
  return pins.length === 0 ? 0 : runs.length / pins.length;
}

/**
 * The same pins with fewer of them third in a row: such a pin changes places with the nearest one, if possible a later
 * one, for which that leaves fewer such rows.
 * @param earlier pins that stand before and stay
 * @param reach the largest distance of pins that change places
 */
export function withFewerRuns<Pin extends Spread>(
  pins: readonly Pin[],
  earlier: readonly Pin[] = [],
  reach = Infinity,
): readonly Pin[] {
  const before = earlier.slice(-2);
  const all = [...before, ...pins];
  for (let at = before.length; at < all.length; at += 1) {
    if (!isThird(all, at)) continue;
    const other = betterPlace(all, at, { first: before.length, reach });
    if (other !== null) swap(all, at, other);
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

/** The nearest place, all later ones first, whose pin changes places with that at `at` for the better. */
function betterPlace(
  pins: Spread[],
  at: number,
  { first, reach }: { readonly first: number; readonly reach: number },
): number | null {
  const [one, two] = [pins[at - 1]!, pins[at - 2]!];
  const isBetter = (place: number) => !areAlike(pins[place]!, one, two) && isBetterSwapped(pins, at, place);
  for (let place = at + 1; place < pins.length && place - at <= reach; place += 1)
    if (isBetter(place)) return place;
  for (let place = at - RUN; place >= first && at - place <= reach; place -= 1)
    if (isBetter(place)) return place;
  return null;
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
  return pin !== undefined && one !== undefined && two !== undefined && areAlike(pin, one, two);
}

function areAlike(pin: Spread, one: Spread, two: Spread): boolean {
  const isDomain = pin.domain !== null && pin.domain === one.domain && pin.domain === two.domain;
  return isDomain || (pin.pinner === one.pinner && pin.pinner === two.pinner);
}
