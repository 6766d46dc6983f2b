/** Something was saved. `terms`: what it stands for, such as the pin itself, or its topics. */
export type TermSave<T> = {
  readonly terms: readonly T[];
  readonly person: string;
  /** Whole days between the save and now: 0 for the last 24 hours. */
  readonly daysAgo: number;
};

/** What was saved of one term. A person counts once a day. */
export type SavesOfTerm = {
  readonly recent: readonly { readonly person: string; readonly daysAgo: number }[];
  readonly earlier: number;
};

/** How much was saved in the recent and in the earlier days. */
export type SaveVolume = { readonly recent: number; readonly earlier: number };

/** `score`: how far saves are above what was expected, in standard deviations. */
export type Trend<T> = { readonly term: T; readonly score: number; readonly people: number };

/** A trend is a rise of these last days… */
export const RECENT_DAYS = 7;
/** …against these days before. */
export const EARLIER_DAYS = 28;

const HALF_LIFE_DAYS = 2;
/** A term without a history is expected to be saved this often in the recent days. */
const PRIOR = 1;
const LEAST_SCORE = 3.5;
const LEAST_PEOPLE = 3;
const LEAST_SAVES = 5;
/** The recent days on which one person counts: whoever collects a topic all week makes no trend of it. */
const DAYS_OF_ONE_PERSON = 2;

/** Work that may stop for a while after each step, which takes some milliseconds. */
export type Steps<Result> = Generator<undefined, Result>;

/** Saves, or terms, of one step. */
export const COUNTED_AT_ONCE = 2_000;

/** Terms that are truly saved more than before, the steepest first. */
export function* trendsIn<T>(saves: Iterable<TermSave<T>>): Steps<readonly Trend<T>[]> {
  const terms = yield* savesByTerm(saves);
  const volumes = new Map<T, SaveVolume>();
  let all: SaveVolume = { recent: 0, earlier: 0 };
  for (const [term, people] of terms) {
    const volume = volumeOf(people);
    volumes.set(term, volume);
    all = plus(all, volume);
    if (volumes.size % COUNTED_AT_ONCE === 0) yield;
  }
  const trends: Trend<T>[] = [];
  let compared = 0;
  for (const [term, { recent, earlier }] of volumes) {
    if (recent < LEAST_SAVES) continue;
    if (compared > COUNTED_AT_ONCE) {
      yield;
      compared = 0;
    }
    compared += recent;
    const growth = growthOf({ recent: all.recent - recent, earlier: all.earlier - earlier });
    const trend = trendOf({ recent: recentSaves(terms.get(term)!), earlier }, growth);
    if (trend !== null) trends.push({ term, ...trend });
  }
  return trends.sort((one, other) => other.score - one.score);
}

/**
 * How much a term rises, or null if that cannot be claimed: it takes several people, several saves, and more of them
 * than chance explains.
 * @param growth how much more is saved of everything else; see `growthOf`
 */
export function trendOf(term: SavesOfTerm, growth: number): Omit<Trend<never>, 'term'> | null {
  const counted = atMostPerPerson(term.recent);
  const people = new Set(counted.map(({ person }) => person)).size;
  if (people < LEAST_PEOPLE || counted.length < LEAST_SAVES) return null;
  const perDay = (term.earlier / EARLIER_DAYS + PRIOR / RECENT_DAYS) * growth;
  let [observed, expected, variance] = [0, 0, 0];
  for (const { daysAgo } of counted) observed += weight(daysAgo);
  for (let day = 0; day < RECENT_DAYS; day++) {
    expected += perDay * weight(day);
    // A Poisson count varies as much as it is large.
    variance += perDay * weight(day) ** 2;
  }
  const score = (observed - expected) / Math.sqrt(variance);
  return score > LEAST_SCORE ? { score, people } : null;
}

/**
 * How many times more is saved now than before, at least 1: where everything falls, what stays is no trend. Infinite on
 * a server without a past, where nothing can be said to rise.
 */
export function growthOf({ recent, earlier }: SaveVolume): number {
  return earlier === 0 ? Infinity : Math.max(1, recent / RECENT_DAYS / (earlier / EARLIER_DAYS));
}

function volumeOf(people: PeopleDays): SaveVolume {
  let [recent, earlier] = [0, 0];
  for (const days of people.values()) {
    recent += bitsOf(days.recent);
    earlier += bitsOf(days.earlier);
  }
  return { recent, earlier };
}

function bitsOf(days: number): number {
  let bits = 0;
  for (let rest = days; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}

function plus(one: SaveVolume, other: SaveVolume): SaveVolume {
  return { recent: one.recent + other.recent, earlier: one.earlier + other.earlier };
}

function weight(daysAgo: number): number {
  return 0.5 ** (daysAgo / HALF_LIFE_DAYS);
}

/** The days on which one person saved something of a term, as bits: the recent ones, and those before. */
type PersonDays = { recent: number; earlier: number };
type PeopleDays = ReadonlyMap<string, Readonly<PersonDays>>;

function* savesByTerm<T>(saves: Iterable<TermSave<T>>): Steps<ReadonlyMap<T, PeopleDays>> {
  const days = new Map<T, Map<string, PersonDays>>();
  let counted = 0;
  for (const { terms, person, daysAgo } of saves) {
    counted += 1;
    if (counted % COUNTED_AT_ONCE === 0) yield;
    if (daysAgo >= RECENT_DAYS + EARLIER_DAYS) continue;
    for (const term of terms) {
      const people = entry(days, term, () => new Map<string, PersonDays>());
      const known = entry(people, person, () => ({ recent: 0, earlier: 0 }));
      if (daysAgo < RECENT_DAYS) known.recent |= 1 << daysAgo;
      else known.earlier |= 1 << (daysAgo - RECENT_DAYS);
    }
  }
  return days;
}

function recentSaves(people: PeopleDays): SavesOfTerm['recent'] {
  const saves: { person: string; daysAgo: number }[] = [];
  for (const [person, days] of people) {
    for (let daysAgo = 0; daysAgo < RECENT_DAYS; daysAgo++)
      if ((days.recent >> daysAgo) & 1) saves.push({ person, daysAgo });
  }
  return saves;
}

/** Each person's newest days only. */
function atMostPerPerson(recent: SavesOfTerm['recent']): SavesOfTerm['recent'] {
  const days = new Map<string, number>();
  return recent
    .toSorted((one, other) => one.daysAgo - other.daysAgo)
    .filter(({ person }) => {
      const counted = (days.get(person) ?? 0) + 1;
      days.set(person, counted);
      return counted <= DAYS_OF_ONE_PERSON;
    });
}

function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
