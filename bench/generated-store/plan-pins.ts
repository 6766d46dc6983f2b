import { SnowflakeIds } from '../../server/adapters/node/snowflake-ids.ts';
import { LARGEST_BOARD, type PeoplePlan } from './plan-people.ts';
import type { SeededRandom } from './random.ts';
import type { StoreSize } from './store-size.ts';
import { THEME_COUNT, THEMES_OF_TOPIC, topicOf } from './vocabulary.ts';

/** Pins by number, oldest first. */
export type PinsPlan = {
  readonly count: number;
  readonly ids: Float64Array;
  /** Milliseconds since the epoch. */
  readonly times: Float64Array;
  readonly boards: Uint32Array;
  /** The theme of the original, which is not always that of the board. */
  readonly themes: Uint16Array;
  /** The number of the original, or its own for an original. */
  readonly roots: Uint32Array;
  /** The number of the pin from which it was saved, or its own for an original. */
  readonly sources: Uint32Array;
  /** Number of the picture; a few originals have the picture of another one. */
  readonly pictures: Uint32Array;
  /** Saves to boards that are not secret. */
  readonly saves: Uint32Array;
};

const DAY_MS = 86_400_000;
export const SPAN_MS = 250 * DAY_MS;
/** Shares of the pins of a board: of its own theme; of its own or another one of its topic. The rest is of any. */
const OWN_THEME = 0.85;
const OWN_TOPIC = 0.95;
/** Saves that find their pin where others have found it; the others take any original of the theme. */
const FOUND_THROUGH_OTHERS = 0.75;
const SAME_PICTURE = 0.03;
const TRIES = 50;

export function planPins(size: StoreSize, people: PeoplePlan, random: SeededRandom): PinsPlan {
  const count = size.originals + size.saves;
  if (size.originals < 1) throw new RangeError('There must be an original.');
  const plan: PinsPlan = {
    count,
    ids: new Float64Array(count),
    times: new Float64Array(count),
    boards: new Uint32Array(count),
    themes: new Uint16Array(count),
    roots: new Uint32Array(count),
    sources: new Uint32Array(count),
    pictures: new Uint32Array(count),
    saves: new Uint32Array(count),
  };
  let time = 0;
  const ids = new SnowflakeIds({ now: () => time });
  const found = new Findings();
  let originalsLeft = size.originals;
  for (let pin = 0; pin < count; pin += 1) {
    time = Math.round(size.until - SPAN_MS + (SPAN_MS * (pin + 1)) / count);
    plan.ids[pin] = Number(ids.next());
    plan.times[pin] = time;
    const isOriginal = found.isEmpty || random.next() < originalsLeft / (count - pin);
    const chosen = isOriginal ? { ...place(people, random), source: pin } : save(people, plan, found, random);
    const isPublic = people.secretBoards[chosen.board] === 0;
    plan.boards[pin] = chosen.board;
    plan.sources[pin] = chosen.source;
    if (isOriginal) {
      originalsLeft -= 1;
      plan.themes[pin] = chosen.theme;
      plan.roots[pin] = pin;
      const other = random.next() < SAME_PICTURE ? found.anyOriginal(chosen.theme, random) : undefined;
      plan.pictures[pin] = other === undefined ? pin : plan.pictures[other]!;
    } else {
      plan.themes[pin] = plan.themes[chosen.source]!;
      plan.roots[pin] = plan.roots[chosen.source]!;
      plan.pictures[pin] = plan.pictures[chosen.source]!;
      if (isPublic) countSave(plan, pin);
    }
    found.add(pin, plan, isPublic);
  }
  return plan;
}

/** What can be found, by theme. */
class Findings {
  readonly #pins: number[][] = Array.from({ length: THEME_COUNT }, () => []);
  readonly #originals: number[][] = Array.from({ length: THEME_COUNT }, () => []);
  readonly #onBoards = new Set<number>();
  /** Nothing public is there yet. */
  isEmpty = true;

  add(pin: number, { themes, roots, boards }: PinsPlan, isPublic: boolean): void {
    this.isEmpty &&= !isPublic;
    if (isPublic) this.#pins[themes[pin]!]!.push(pin);
    if (isPublic && roots[pin] === pin) this.#originals[themes[pin]!]!.push(pin);
    this.#onBoards.add(keyOf(boards[pin]!, roots[pin]!));
  }

  /** What was saved often is found often. */
  any(theme: number, random: SeededRandom): number | undefined {
    const isThroughOthers = random.next() < FOUND_THROUGH_OTHERS;
    return isThroughOthers ? random.pick(this.#pins[theme]!) : this.anyOriginal(theme, random);
  }

  anyOriginal(theme: number, random: SeededRandom): number | undefined {
    return random.pick(this.#originals[theme]!);
  }

  isOn(board: number, root: number): boolean {
    return this.#onBoards.has(keyOf(board, root));
  }
}

function keyOf(board: number, root: number): number {
  return board * 2 ** 27 + root;
}

type Place = { readonly board: number; readonly theme: number };

function place({ boardChoice, boardThemes }: PeoplePlan, random: SeededRandom): Place {
  const board = boardChoice.pick(random);
  const own = boardThemes[board]!;
  const how = board === LARGEST_BOARD ? 1 : random.next();
  if (how < OWN_THEME) return { board, theme: own };
  const sibling = topicOf(own) * THEMES_OF_TOPIC + random.below(THEMES_OF_TOPIC);
  return { board, theme: how < OWN_TOPIC ? sibling : random.below(THEME_COUNT) };
}

/** A pin for a board that does not have it yet; after many tries also for one that has it. */
function save(
  people: PeoplePlan,
  { roots }: PinsPlan,
  found: Findings,
  random: SeededRandom,
): Place & { readonly source: number } {
  let last: (Place & { readonly source: number }) | undefined;
  for (let tries = 0; tries < TRIES || last === undefined; tries += 1) {
    const chosen = place(people, random);
    const source = found.any(chosen.theme, random);
    if (source === undefined) continue;
    last = { ...chosen, source };
    if (!found.isOn(chosen.board, roots[source]!)) return last;
  }
  return last;
}

function countSave({ roots, sources, saves }: PinsPlan, pin: number): void {
  const [root, source] = [roots[pin]!, sources[pin]!];
  saves[root]! += 1;
  if (source !== root) saves[source]! += 1;
}

/** Who has marked which pin with a heart, by number of the mark. */
export type FavoritesPlan = { readonly people: Uint32Array; readonly pins: Uint32Array };

/** Pins that were saved often have more of them. */
export function planFavorites(
  { favorites, people: peopleCount }: StoreSize,
  { secretBoards }: PeoplePlan,
  { count, boards, sources }: PinsPlan,
  random: SeededRandom,
): FavoritesPlan {
  const marked = new Set<number>();
  for (let tries = 0; marked.size < favorites && tries < favorites * 2; tries += 1) {
    const any = random.below(count);
    const pin = random.next() < 0.5 ? any : sources[any]!;
    if (secretBoards[boards[pin]!] === 0) marked.add(random.below(peopleCount) * 2 ** 27 + pin);
  }
  const keys = [...marked];
  return {
    people: Uint32Array.from(keys, (key) => Math.floor(key / 2 ** 27)),
    pins: Uint32Array.from(keys, (key) => key % 2 ** 27),
  };
}
