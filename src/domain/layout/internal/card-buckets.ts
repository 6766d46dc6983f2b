const BUCKET_HEIGHT = 512;

/**
 * The first and last card that may touch each 512 layout pixels of height. Finding the cards of a window therefore does
 * not depend on the number of cards. After a change the range may be too wide, never too narrow.
 */
export class CardBuckets {
  #first = new Int32Array(64);
  #last = new Int32Array(64).fill(-1);
  #used = 0;

  clear(): void {
    this.#last.fill(-1, 0, this.#used);
    this.#used = 0;
  }

  add(index: number, top: number, bottom: number): void {
    const from = Math.floor(top / BUCKET_HEIGHT);
    const to = Math.floor(bottom / BUCKET_HEIGHT);
    if (to >= this.#used) this.#open(to + 1);
    const first = this.#first;
    const last = this.#last;
    for (let bucket = from; bucket <= to; bucket++) {
      const known = last[bucket]!;
      if (known < 0) {
        first[bucket] = index;
        last[bucket] = index;
      } else {
        if (index < first[bucket]!) first[bucket] = index;
        if (index > known) last[bucket] = index;
      }
    }
  }

  /** First and last card that may touch the heights from `top` to `bottom`. */
  between(top: number, bottom: number): { first: number; last: number } | undefined {
    const from = Math.max(0, Math.floor(top / BUCKET_HEIGHT));
    const to = Math.min(this.#used - 1, Math.floor(bottom / BUCKET_HEIGHT));
    let first = Infinity;
    let last = -1;
    for (let bucket = from; bucket <= to; bucket++) {
      if (this.#last[bucket]! < 0) continue;
      first = Math.min(first, this.#first[bucket]!);
      last = Math.max(last, this.#last[bucket]!);
    }
    return last < 0 ? undefined : { first, last };
  }

  #open(used: number): void {
    if (used > this.#last.length) {
      const size = Math.max(used, this.#last.length * 2);
      const first = new Int32Array(size);
      const last = new Int32Array(size).fill(-1);
      first.set(this.#first);
      last.set(this.#last);
      this.#first = first;
      this.#last = last;
    }
    this.#used = used;
  }
}
