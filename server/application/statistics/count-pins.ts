import { toPinId, type PinId } from '../../../src/domain/ids/ids.ts';
import type { PinCount } from '../../../src/domain/statistics/counted-events.ts';
import { dayOf } from '../../../src/domain/statistics/day.ts';
import type { PinDayCounts } from '../ports/pins/pin-counts.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';

/** Longer than the longest period of statistics. */
const KEPT_DAYS = 91;
/** The limit of pins and days with pending counts; it bounds the memory. */
const MOST_WAITING = 20_000;
/** Counts are written at once when this many are pending. */
const MANY_WAITING = 5_000;
/**
 * Otherwise they are written this long after the first, in milliseconds, unless the operator configures another delay.
 */
const WRITTEN_AFTER_MS = 10_000;

type CountPinsDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly clock: Clock;
  readonly writtenAfterMs?: number;
};

type Waiting = { impressions: number; pinClicks: number };

/**
 * Counts impressions and clicks of pins, without storing who caused them. Counts are buffered in memory and written in
 * batches, some seconds later and at shutdown. A killed process loses the counts of these seconds, which is acceptable.
 */
export class CountPins {
  readonly #deps: CountPinsDeps;
  #waiting = new Map<string, Waiting>();
  #since: number | null = null;
  #tidied: number | null = null;
  #onMany: () => void = () => undefined;

  constructor(deps: CountPinsDeps) {
    this.#deps = deps;
  }

  /** Calls `listener` when there are counts to write. */
  onWaiting(listener: () => void): void {
    this.#onMany = listener;
  }

  /** Counts each of the pins once. False: the buffer is full until the next write. */
  note(count: PinCount, pinIds: ReadonlySet<PinId>): boolean {
    const now = this.#deps.clock.now();
    const day = dayOf(now);
    const isFirst = this.#waiting.size === 0;
    let isRoom = true;
    for (const pinId of pinIds) {
      const key = `${day} ${pinId}`;
      const waiting = this.#waiting.get(key) ?? { impressions: 0, pinClicks: 0 };
      if (!this.#waiting.has(key) && this.#waiting.size >= MOST_WAITING) {
        isRoom = false;
        continue;
      }
      if (count === 'impression') waiting.impressions += 1;
      else waiting.pinClicks += 1;
      this.#waiting.set(key, waiting);
    }
    if (isFirst && this.#waiting.size > 0) this.#since = now;
    if ((isFirst && this.#waiting.size > 0) || this.#waiting.size >= MANY_WAITING) this.#onMany();
    return isRoom;
  }

  /**
   * Writes the counts that are due. @returns the time of the next write, in milliseconds since the epoch; null when
   * nothing is pending
   */
  async run(): Promise<number | null> {
    const now = this.#deps.clock.now();
    const due = this.#due();
    if (due === null) return null;
    if (due > now && this.#waiting.size < MANY_WAITING) return due;
    await this.write();
    return this.#due();
  }

  /** Writes all pending counts in one transaction. After a failure they stay pending. */
  async write(): Promise<void> {
    const counts = this.#taken();
    const today = dayOf(this.#deps.clock.now());
    if (counts.length === 0) return;
    try {
      await this.#deps.store.transaction(async (tx) => {
        await tx.pinCounts.add(counts);
        if (this.#tidied !== today) await tx.pinCounts.removeBefore(today - KEPT_DAYS + 1);
      });
      this.#tidied = today;
    } catch (error) {
      this.#putBack(counts);
      throw error;
    }
  }

  #due(): number | null {
    return this.#since === null ? null : this.#since + (this.#deps.writtenAfterMs ?? WRITTEN_AFTER_MS);
  }

  #taken(): readonly PinDayCounts[] {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    this.#since = null;
    return [...waiting].map(([key, counts]) => {
      const [day = '', pinId = ''] = key.split(' ');
      return { pinId: toPinId(pinId), day: Number(day), ...counts };
    });
  }

  #putBack(counts: readonly PinDayCounts[]): void {
    this.#since ??= this.#deps.clock.now();
    for (const { pinId, day, impressions, pinClicks } of counts) {
      const key = `${day} ${pinId}`;
      const waiting = this.#waiting.get(key) ?? { impressions: 0, pinClicks: 0 };
      waiting.impressions += impressions;
      waiting.pinClicks += pinClicks;
      this.#waiting.set(key, waiting);
    }
  }
}
