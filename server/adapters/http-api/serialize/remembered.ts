type Facts = Readonly<Record<string, string | number | boolean | null>>;
type Known<F, Result> = { readonly facts: F; readonly result: Result };

/**
 * The latest results of a pure function, one for each name. A result is given again only while every fact that it was
 * made from is the same as then, so it is never out of date, and never tells one viewer what only another may know.
 */
export class Remembered<F extends Facts, Result> {
  readonly #make: (facts: F) => Result;
  readonly #half: number;
  /** Two generations: what nobody asked for while the newer one filled up goes with the older one. */
  #newer = new Map<string, Known<F, Result>>();
  #older = new Map<string, Known<F, Result>>();

  /** `make` may use nothing but the facts and what stays the same as long as the server runs. */
  constructor(make: (facts: F) => Result, limit: number) {
    this.#make = make;
    this.#half = Math.ceil(limit / 2);
  }

  of(name: string, facts: F): Result {
    const recent = this.#newer.get(name);
    if (recent !== undefined && areSame(recent.facts, facts)) return recent.result;
    const past = this.#older.get(name);
    const known =
      past !== undefined && areSame(past.facts, facts) ? past : { facts, result: frozen(this.#make(facts)) };
    if (this.#newer.size >= this.#half && recent === undefined) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(name, known);
    return known.result;
  }
}

/** Many answers share it: who tried to change it would change them all. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

function areSame(one: Facts, other: Facts): boolean {
  for (const name of Object.keys(one)) if (one[name] !== other[name]) return false;
  return true;
}
