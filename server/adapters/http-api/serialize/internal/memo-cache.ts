type Facts = Readonly<Record<string, string | number | boolean | null>>;
type Known<F, Result> = { readonly facts: F; readonly result: Result };

/**
 * A bounded cache of the results of a pure function, one for each name. A cached result is used only while all its
 * input facts are equal, so it is never stale, and no viewer gets a result that was computed for another.
 */
export class MemoCache<F extends Facts, Result> {
  readonly #make: (facts: F) => Result;
  readonly #half: number;
  /** Two generations: an entry that is not read while the newer one fills up is dropped with the older one. */
  #newer = new Map<string, Known<F, Result>>();
  #older = new Map<string, Known<F, Result>>();

  /** `make` may depend on the facts and on constants of the process only. */
  constructor(make: (facts: F) => Result, limit: number) {
    this.#make = make;
    this.#half = Math.ceil(limit / 2);
  }

  of(name: string, facts: F): Result {
    const recent = this.#newer.get(name);
    if (recent !== undefined && areSame(recent.facts, facts)) return recent.result;
    const past = this.#older.get(name);
    const entry =
      past !== undefined && areSame(past.facts, facts) ? past : { facts, result: frozen(this.#make(facts)) };
    if (this.#newer.size >= this.#half && recent === undefined) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(name, entry);
    return entry.result;
  }
}

/** Frozen because many answers share the value. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

function areSame(one: Facts, other: Facts): boolean {
  for (const name of Object.keys(one)) if (one[name] !== other[name]) return false;
  return true;
}
