import { popularityRank } from '../../../src/domain/feeds/popularity.ts';
import { grownFor } from '../arrays/growing.ts';
import type { DiscoveryPart, SavedArrays } from '../ports/discovery/discovery-part.ts';
import type { PinDocument } from '../ports/discovery/pin-document.ts';

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
    return this.#top(limit, (number) => (this.isSince(number, until) ? this.#ranks[number]! : 0));
  }

  /** The newest documents from one time up to another, newest first. Reads all. */
  newest({ from, until }: { readonly from: number; readonly until: number }, limit: number) {
    return this.#top(limit, (number) => {
      const created = this.#created[number]!;
      return created >= from && created <= until ? created : 0;
    });
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

  /** Those with the largest values above 0; of equal ones the later number first. */
  #top(limit: number, valueOf: (number: number) => number): readonly number[] {
    const best: { number: number; value: number }[] = [];
    let least = 0;
    // Later documents are mostly better: from the end, few others come in question.
    for (let number = this.#size - 1; number >= 0; number -= 1) {
      const value = valueOf(number);
      if (value === 0 || value < least) continue;
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
