import { popularityRank } from '../../../src/domain/feeds/popularity.ts';
import { grownFor } from '../arrays/growing.ts';
import type { DiscoveryPart, SavedArrays } from '../ports/discovery/discovery-part.ts';
import type { PinDocument } from '../ports/discovery/pin-document.ts';

/** From one time up to another, ms since the epoch. Documents that are not there have the time 0. */
type TimeSpan = { readonly from: number; readonly until: number };

/** Which documents are new, and which are popular. */
export class RecentDocuments implements DiscoveryPart {
  /** 0: no document. */
  #created = new Float64Array(16);
  #ranks = new Float64Array(16);
  #size = 0;

  put(number: number, { createdAt, boards }: Pick<PinDocument, 'createdAt' | 'boards'>): void {
    this.#created = grownFor(this.#created, number);
    this.#ranks = grownFor(this.#ranks, number);
    this.#created[number] = createdAt;
    this.#ranks[number] = popularityRank({ createdAt, saves: boards.length - 1 });
    this.#size = Math.max(this.#size, number + 1);
  }

  remove(number: number): void {
    if (number < this.#size) this.#created[number] = 0;
  }

  /** Whether the document was there at this time. */
  isSince(number: number, time: number): boolean {
    const created = this.#created[number] ?? 0;
    return created > 0 && created <= time;
  }

  createdAt(number: number): number {
    return this.#created[number] ?? 0;
  }

  /** The most popular documents up to a time, best first. Reads all. */
  popular(until: number, limit: number): readonly number[] {
    return this.#top(this.#ranks, { from: 1, until }, limit);
  }

  /** The newest documents from one time up to another, newest first. Reads all. */
  newest(span: TimeSpan, limit: number): readonly number[] {
    return this.#top(this.#created, span, limit);
  }

  save(): SavedArrays {
    return { created: this.#created.subarray(0, this.#size), ranks: this.#ranks.subarray(0, this.#size) };
  }

  load({ created, ranks }: SavedArrays): void {
    if (!(created instanceof Float64Array && ranks instanceof Float64Array)) {
      throw new Error('These are no saved times.');
    }
    this.#created = created;
    this.#ranks = ranks;
    this.#size = created.length;
  }

  /** Those of a time with the largest values above 0; of equal ones the later number first. */
  #top(values: Float64Array, { from, until }: TimeSpan, limit: number): readonly number[] {
    const times = this.#created;
    const best: { number: number; value: number }[] = [];
    let least = 0;
    // Later documents are mostly better: from the end, few others come in question.
    for (let number = this.#size - 1; number >= 0; number -= 1) {
      const time = times[number]!;
      const value = values[number]!;
      if (value <= 0 || value < least || time < from || time > until) continue;
      best.push({ number, value });
      if (best.length < 4 * limit) continue;
      keepLargest(best, limit);
      least = best.at(-1)!.value;
    }
    keepLargest(best, limit);
    return best.map(({ number }) => number);
  }
}

function keepLargest(best: { number: number; value: number }[], limit: number): void {
  best.sort((one, other) => other.value - one.value || other.number - one.number);
  best.length = Math.min(best.length, limit);
}
