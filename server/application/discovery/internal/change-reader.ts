import type { DiscoveryChange, DiscoveryReader } from '../../ports/discovery/discovery-changes.ts';
import type { Clock } from '../../ports/surroundings.ts';

/** Transactions that took an id may commit this much later than others with larger ids; longer ones are ended. */
const LATE_MS = 60_000;
/** At the start, that many of the newest changes are read again: some before them may not be visible yet. */
const OVERLAP = 500;
const AT_ONCE = 500;
const MOST_MISSING = 10_000;

/** Reads each change once, also those that become visible after changes with larger ids. */
export class ChangeReader {
  readonly #source: DiscoveryReader;
  readonly #clock: Clock;
  #last = 0;
  /** The last change that was read here: it is still there, unless the store was exchanged or emptied. */
  #lastChange: DiscoveryChange | null = null;
  /** Ids below the last one that were not visible, and when that was seen. */
  readonly #missing = new Map<number, number>();

  constructor(source: DiscoveryReader, clock: Clock) {
    this.#source = source;
    this.#clock = clock;
  }

  /** The largest id that was read. */
  get last(): number {
    return this.#last;
  }

  /** All changes up to this id are read; later ones may be missing. */
  get complete(): number {
    let complete = this.#last;
    for (const id of this.#missing.keys()) complete = Math.min(complete, id - 1);
    return complete;
  }

  /** Continues behind a change up to which all are known. */
  continueAfter(id: number): void {
    this.#last = id;
    this.#lastChange = null;
    this.#missing.clear();
  }

  /** Begins near the end: all documents are read after this. */
  async beginNow(): Promise<void> {
    this.continueAfter(Math.max(0, (await this.#source.newestChange()) - OVERLAP));
  }

  /** How many changes are known and not read. */
  async behind(): Promise<number> {
    return Math.max(0, (await this.#source.newestChange()) - this.#last);
  }

  /** The next changes; none when all visible ones were read. `lost`: they do not continue those that were read. */
  async next(): Promise<readonly DiscoveryChange[] | 'lost'> {
    const changes = await this.#following();
    if (changes === undefined) return 'lost';
    const late = await this.#late();
    const now = this.#clock.now();
    for (const { id } of changes) {
      for (let gap = this.#last + 1; gap < id && this.#missing.size < MOST_MISSING; gap += 1) {
        this.#missing.set(gap, now);
      }
      this.#last = id;
    }
    this.#lastChange = changes.at(-1) ?? this.#lastChange;
    return [...late, ...changes];
  }

  /** Undefined if the last change is no longer the same. */
  async #following(): Promise<readonly DiscoveryChange[] | undefined> {
    const last = this.#lastChange;
    if (last === null) return this.#source.changesAfter(this.#last, AT_ONCE);
    const [first, ...rest] = await this.#source.changesAfter(last.id - 1, AT_ONCE);
    return first !== undefined && isSame(first, last) ? rest : undefined;
  }

  async #late(): Promise<readonly DiscoveryChange[]> {
    const found: DiscoveryChange[] = [];
    const missing = [...this.#missing.keys()];
    for (let start = 0; start < missing.length; start += AT_ONCE) {
      found.push(...(await this.#source.changes(missing.slice(start, start + AT_ONCE))));
    }
    for (const { id } of found) this.#missing.delete(id);
    const oldest = this.#clock.now() - LATE_MS;
    for (const [id, seenAt] of this.#missing) if (seenAt < oldest) this.#missing.delete(id);
    return found;
  }
}

export function isSame(one: DiscoveryChange, other: DiscoveryChange): boolean {
  return one.id === other.id && one.kind === other.kind && one.objectId === other.objectId;
}
