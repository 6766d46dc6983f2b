import { Majority } from './internal/majority.ts';

/**
 * The sources of a home feed. A source without pins gives its places to another one of its group, or else to those of
 * the other group.
 */
export const HOME_SOURCES = ['followed', 'related', 'interests', 'fresh', 'explore', 'popular'] as const;
export type HomeSource = (typeof HOME_SOURCES)[number];

/** Places of each source on a page. */
export type HomeQuotas = Readonly<Record<HomeSource, number>>;

/** The pins for which quotas are meant. */
export const HOME_PAGE = 25;

/** Who follows nothing gets more of what fits their interests. */
export function homeQuotas({ followsAnything }: { readonly followsAnything: boolean }): HomeQuotas {
  return followsAnything
    ? { followed: 10, related: 8, interests: 3, fresh: 2, explore: 2, popular: 0 }
    : { followed: 3, related: 8, interests: 10, fresh: 2, explore: 2, popular: 0 };
}

/** What decides where a pin may stand. */
export type MixedPin = {
  readonly pinner: string;
  /** Of the link; null without one. */
  readonly domain: string | null;
  readonly board: string;
  /** Null if it is unknown. */
  readonly topic: string | null;
  /** Equal for pins of the same picture. */
  readonly picture: string;
};

export type HomeCandidates<Pin> = Readonly<Record<HomeSource, readonly Pin[]>>;

/** That many of the next pins of a source are compared for a place. */
const LOOKED_AT = 16;
/** In a window of this many pins, at most `MOST_ALIKE` have the same pinner, domain or board. */
const WINDOW = 4;
const MOST_ALIKE = 2;
/** How close a third one of four is, one in a row, and how long others wait for what has to be spread. */
const [CLOSE, RUN, WAITING] = [2, 6, 5];
/** Of a page, at most this part is about one topic while there are others. */
const TOPIC_SHARE = 0.4;
/** What makes a pin worse for a place, beside places in its list. */
const [SAME_TOPIC, TOO_MUCH_OF_TOPIC, LATER] = [0.25, 0.5, 0.04];

/**
 * Mixes sources into one list: by their quotas, each picture once, and no three pins of one pinner, domain or board in
 * a row as long as there is a choice. The same lists give the same result.
 * @param earlier pins that stand before
 */
export function homeMix<Pin extends MixedPin>(
  candidates: HomeCandidates<Pin>,
  { quotas, limit, earlier = [] }: MixOptions<Pin>,
): readonly Pin[] {
  const mixed = [...earlier];
  const taken = new Set(earlier.map(({ picture }) => picture));
  const left = leftOf(candidates, taken);
  const rest = HOME_SOURCES.flatMap((source) => left[source]);
  const majorities = SPREAD.map((of) => ({ of, left: new Majority(rest.map(of)) }));
  let counts = newCounts();
  for (let place = 0; place < limit; place += 1) {
    if (place % HOME_PAGE === 0) counts = newCounts();
    const sources = dueSources(left, counts, quotas, place % HOME_PAGE);
    const pressing = majorities.flatMap(({ of, left: rest }) => {
      const value = rest.pressing(limit - place);
      return value === null ? [] : [{ of, value }];
    });
    const chosen = nextPin(left, mixed, sources, pressing);
    if (chosen === undefined) break;
    const [pin] = left[chosen.source].splice(chosen.at, 1);
    for (const { of, left: others } of majorities) others.remove(of(pin!));
    counts[chosen.source] += 1;
    mixed.push(pin!);
  }
  return mixed.slice(earlier.length);
}

type MixedKey = (pin: MixedPin) => string | null;
const pinnerOf: MixedKey = ({ pinner }) => pinner;
const domainOf: MixedKey = ({ domain }) => domain;
const boardOf: MixedKey = ({ board }) => board;
/** What there may be so much of that it has to be spread from the beginning. */
const SPREAD: readonly MixedKey[] = [pinnerOf, domainOf];

type Pressing = readonly { readonly of: MixedKey; readonly value: string }[];
type Neighbours = {
  readonly before: readonly MixedPin[];
  readonly page: readonly MixedPin[];
  readonly pressing: Pressing;
};

type MixOptions<Pin> = {
  readonly quotas: HomeQuotas;
  readonly limit: number;
  readonly earlier?: readonly Pin[];
};
type Counts = Record<HomeSource, number>;
type Choice = {
  readonly source: HomeSource;
  readonly at: number;
  /** 0: it stands apart from the pins before. */
  readonly crowding: number;
  readonly cost: number;
};

function newCounts(): Counts {
  return { followed: 0, related: 0, interests: 0, fresh: 0, explore: 0, popular: 0 };
}

/** The lists without repeats: a picture belongs to the first source that has it. */
function leftOf<Pin extends MixedPin>(candidates: HomeCandidates<Pin>, taken: Set<string>) {
  const left = {} as Record<HomeSource, Pin[]>;
  for (const source of HOME_SOURCES) {
    left[source] = candidates[source].filter(({ picture }) => {
      const isNew = !taken.has(picture);
      taken.add(picture);
      return isNew;
    });
  }
  return left;
}

/** Sources with pins, the one that is furthest behind its quota first. */
function dueSources(
  left: Readonly<Record<HomeSource, readonly unknown[]>>,
  counts: Counts,
  quotas: HomeQuotas,
  place: number,
): readonly HomeSource[] {
  const shares = sharesOf(left, counts, quotas);
  const behind = (source: HomeSource) => (shares[source] * (place + 1)) / HOME_PAGE - counts[source];
  return HOME_SOURCES.filter((source) => left[source].length > 0).sort(
    (one, other) => behind(other) - behind(one),
  );
}

/** What fits the reader, and what may be new to them. */
const GROUPS: readonly (readonly HomeSource[])[] = [
  ['followed', 'related', 'interests'],
  ['fresh', 'explore', 'popular'],
];

/** Quotas after sources without pins have given theirs to the next of their group. */
function sharesOf(
  left: Readonly<Record<HomeSource, readonly unknown[]>>,
  counts: Counts,
  quotas: HomeQuotas,
): HomeQuotas {
  const shares = newCounts();
  let given = 0;
  for (const group of GROUPS) {
    for (const source of group) {
      const isEmpty = left[source].length === 0;
      shares[source] = isEmpty ? counts[source] : quotas[source] + given;
      given = isEmpty ? given + Math.max(0, quotas[source] - counts[source]) : 0;
    }
    const first = group.find((source) => left[source].length > 0);
    if (first !== undefined) {
      shares[first] += given;
      given = 0;
    }
  }
  const first = HOME_SOURCES.find((source) => left[source].length > 0);
  if (first !== undefined) shares[first] += given;
  return shares;
}

/** The best pin of the first source that has one which stands apart from those before; else the one that is least close. */
function nextPin<Pin extends MixedPin>(
  left: Readonly<Record<HomeSource, readonly Pin[]>>,
  mixed: readonly Pin[],
  sources: readonly HomeSource[],
  pressing: Pressing,
): Choice | undefined {
  const before = mixed.slice(-(WINDOW - 1));
  const page = mixed.slice(-HOME_PAGE);
  let best: Choice | undefined;
  for (const source of sources) {
    const choice = bestOf(source, left[source].slice(0, LOOKED_AT), { before, page, pressing });
    if (choice.crowding === 0) return choice;
    // Where all pins are of one pinner, the quotas still hold.
    if (best === undefined || choice.crowding < best.crowding) best = choice;
  }
  return best;
}

function bestOf(
  source: HomeSource,
  pins: readonly MixedPin[],
  { before, page, pressing }: Neighbours,
): Choice {
  const choices = pins.map((pin, at) => {
    const crowding = crowdingOf(pin, before, pressing);
    const cost = crowding + at * LATER + topicCost(pin, before, page);
    return { source, at, crowding, cost };
  });
  return choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best));
}

/**
 * 0 as long as the window has room for its pinner, domain and board; more than all other costs else, and most for the
 * third in a row. What has to be spread only keeps out of such a row, and others wait for it.
 */
function crowdingOf(pin: MixedPin, before: readonly MixedPin[], pressing: Pressing): number {
  const isPressing = pressing.some(({ of, value }) => of(pin) === value);
  const closeness = (of: MixedKey) => {
    const own = of(pin);
    if (own === null) return 0;
    const count = before.reduce((sum, other) => sum + (of(other) === own ? 1 : 0), 0);
    if (count < MOST_ALIKE) return 0;
    if (isThird(own, of, before)) return RUN;
    return isPressing ? 0 : CLOSE;
  };
  const mustWait = !isPressing && pressing.some(({ of, value }) => !isThird(value, of, before));
  const alike = 5 * (closeness(pinnerOf) + closeness(domainOf)) + closeness(boardOf);
  return alike + (mustWait ? WAITING : 0);
}

function isThird(value: string, of: MixedKey, before: readonly MixedPin[]): boolean {
  const [one, two] = [before.at(-1), before.at(-2)];
  return one !== undefined && two !== undefined && of(one) === value && of(two) === value;
}

function topicCost({ topic }: MixedPin, before: readonly MixedPin[], page: readonly MixedPin[]): number {
  if (topic === null) return 0;
  const isOf = (other: MixedPin) => other.topic === topic;
  const isTooMuch = page.filter(isOf).length >= TOPIC_SHARE * HOME_PAGE;
  return SAME_TOPIC * before.filter(isOf).length + (isTooMuch ? TOO_MUCH_OF_TOPIC : 0);
}
