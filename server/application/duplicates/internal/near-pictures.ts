import { levelAt } from '../../../../src/domain/looks/duplicate-level.ts';
import type { RepeatLevel } from '../../../../src/domain/duplicates/duplicate-groups.ts';
import type { UserId } from '../../../../src/domain/ids/ids.ts';
import { HashScan } from '../../looks/hash-scan.ts';
import type { LooksReader, OwnPicture } from '../../ports/media/looks.ts';
import type { Timer } from '../../ports/surroundings.ts';

/** Comparisons of one request: about half a second. The next request goes on. */
const COMPARED_BY_REQUEST = 10_000_000;

/** After so many, about 15 ms, others have their turn. */
const COMPARED_AT_ONCE = 300_000;

/** People whose pictures are remembered, about 1 MB for each with 10,000 pins. */
const MOST_PEOPLE = 20;

type NearPicturesDeps = {
  readonly looks: Pick<LooksReader, 'find'>;
  readonly timer: Timer;
  /** Comparisons of one request. */
  readonly atMost?: number;
};

type Levels = ReadonlyMap<string, RepeatLevel>;
const NONE: Levels = new Map();

export type NearPicturesOutcome =
  | { readonly kind: 'ready'; readonly near: (signature: string) => Levels }
  /** Pictures that are compared with all others, of `total`. */
  | { readonly kind: 'comparing'; readonly done: number; readonly total: number };

/**
 * Which pictures of a person are repeats of each other. What was compared is remembered, so that only new pictures take
 * time; many of them are compared over several requests.
 */
export class NearPictures {
  readonly #deps: NearPicturesDeps;
  /** The person asked for last is the last one. */
  readonly #people = new Map<UserId, PicturesOfPerson>();

  constructor(deps: NearPicturesDeps) {
    this.#deps = deps;
  }

  async of(userId: UserId, pictures: readonly OwnPicture[]): Promise<NearPicturesOutcome> {
    const known = this.#people.get(userId) ?? new PicturesOfPerson();
    this.#people.delete(userId);
    this.#people.set(userId, known);
    const [oldest] = this.#people.keys();
    if (this.#people.size > MOST_PEOPLE && oldest !== undefined) this.#people.delete(oldest);
    const left = await known.compare(pictures, this.#deps);
    const total = new Set(pictures.map(({ signature }) => signature)).size;
    if (left > 0) return { kind: 'comparing', done: total - left, total };
    return { kind: 'ready', near: (signature) => known.near(signature) };
  }
}

class PicturesOfPerson {
  readonly #scan = new HashScan();
  readonly #signatures: string[] = [];
  readonly #known = new Set<string>();
  readonly #near = new Map<string, Map<string, RepeatLevel>>();
  /** Near ones whose looks are not compared yet. */
  #pairs: Pair[] = [];
  #running: Promise<unknown> = Promise.resolve();

  near(signature: string): Levels {
    return this.#near.get(signature) ?? NONE;
  }

  /** One request at a time. @returns how many pictures are left */
  compare(pictures: readonly OwnPicture[], deps: NearPicturesDeps): Promise<number> {
    const run = this.#running.then(() => this.#compareNew(pictures, deps));
    this.#running = run.catch(() => undefined);
    return run;
  }

  async #compareNew(
    pictures: readonly OwnPicture[],
    { looks, timer, atMost = COMPARED_BY_REQUEST }: NearPicturesDeps,
  ): Promise<number> {
    const fresh = new Map<string, NonNullable<OwnPicture['hashes']>>();
    for (const { signature, hashes } of pictures)
      if (hashes !== null && !this.#known.has(signature)) fresh.set(signature, hashes);
    let compared = 0;
    let pausedAt = 0;
    let left = fresh.size;
    for (const [signature, hashes] of fresh) {
      if (compared >= atMost) break;
      if (compared >= pausedAt + COMPARED_AT_ONCE) {
        await timer.after(0).rung;
        pausedAt = compared;
      }
      for (const { number, distance } of this.#scan.nearTo(hashes))
        this.#pairs.push({ one: signature, other: this.#signatures[number]!, distance });
      compared += this.#scan.size;
      left -= 1;
      this.#scan.add(hashes);
      this.#signatures.push(signature);
      this.#known.add(signature);
    }
    await this.#judge(this.#pairs, looks);
    this.#pairs = [];
    return left;
  }

  async #judge(pairs: readonly Pair[], looks: NearPicturesDeps['looks']): Promise<void> {
    if (pairs.length === 0) return;
    const found = await looks.find([...new Set(pairs.flatMap(({ one, other }) => [one, other]))]);
    for (const { one, other, distance } of pairs) {
      const [first, second] = [found.get(one), found.get(other)];
      if (first === undefined || second === undefined) continue;
      const level = levelAt(distance, first, second);
      if (level === 'different') continue;
      this.#note(one, other, level);
      this.#note(other, one, level);
    }
  }

  #note(one: string, other: string, level: RepeatLevel): void {
    const levels = this.#near.get(one) ?? new Map<string, RepeatLevel>();
    levels.set(other, level);
    this.#near.set(one, levels);
  }
}

type Pair = { readonly one: string; readonly other: string; readonly distance: number };
