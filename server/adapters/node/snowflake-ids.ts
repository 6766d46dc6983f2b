import { MOST_PROCESSES } from '../../application/ports/processes.ts';
import type { Clock, IdGenerator } from '../../application/ports/surroundings.ts';

/** 2026-01-01T00:00:00Z */
const EPOCH = 1_767_225_600_000;
/** 2^12 ids per millisecond; 53 bits last until 2095. */
const PER_MS = 4096;
/** Keeps upload ids within 15 digits until 2057. */
const UPLOADS_PER_MS = 1000;

/** The time of an id, as far as it came from the clock. */
export function timeOfId(id: number): number {
  return Math.floor(id / PER_MS) + EPOCH;
}

/**
 * Ids by time: a later object has the larger number. When a millisecond is full, or the clock runs backwards, ids just
 * count on. Several processes of a store have numbers, and each makes the ids that leave its number as the remainder.
 */
export class SnowflakeIds implements IdGenerator {
  readonly #clock: Clock;
  readonly #processNumber: () => number | null;
  #last = 0;
  #lastUpload = 0;
  #lastRequest = randomStart();

  /** Continues after `newest`, the largest id so far. `processNumber`: null for the only process of a store. */
  constructor(clock: Clock, newest = 0, processNumber: () => number | null = () => null) {
    this.#clock = clock;
    this.#processNumber = processNumber;
    this.#last = newest;
  }

  next(): string {
    this.#last = this.#own(Math.max(this.#last + 1, this.#elapsed() * PER_MS));
    return String(this.#last);
  }

  nextUpload(): string {
    this.#lastUpload = this.#own(Math.max(this.#lastUpload + 1, this.#elapsed() * UPLOADS_PER_MS));
    return String(this.#lastUpload);
  }

  /** Counts from a random start: the ids reveal neither the time nor the number of requests since the start. */
  nextRequest(): string {
    this.#lastRequest += 1;
    return String(this.#lastRequest);
  }

  /** The first id from `least` on that no other process makes. */
  #own(least: number): number {
    const number = this.#processNumber();
    if (number === null) return least;
    const ahead = (number - (least % MOST_PROCESSES) + MOST_PROCESSES) % MOST_PROCESSES;
    return least + ahead;
  }

  #elapsed(): number {
    return Math.max(1, this.#clock.now() - EPOCH);
  }
}

/** 48 random bits. */
function randomStart(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high >>> 16) * 2 ** 32 + low;
}
