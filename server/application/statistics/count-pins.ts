import { toPinId, type PinId } from '../../../src/domain/ids/ids.ts';
import type { PinCount } from '../../../src/domain/statistics/counted-events.ts';
import { dayOf } from '../../../src/domain/statistics/day.ts';
import type { PinDayCounts } from '../ports/pins/pin-counts.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';

/** Longer than statistics reach back. */
const KEPT_DAYS = 91;
/** Of so many pins on one day at most something waits to be written; the memory for it has an end. */
const MOST_WAITING = 20_000;
/** From so many on they are written at once. */
const MANY_WAITING = 5_000;
/** Else so long after the first, in milliseconds, unless the operator says otherwise. */
const WRITTEN_AFTER_MS = 10_000;

type CountPinsDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly clock: Clock;
  readonly writtenAfterMs?: number;
};

type Waiting = { impressions: number; pinClicks: number };

/**
 * How often pins were seen and opened, of nobody in particular. Counts wait in memory and are written together, some
 * seconds later and when the server ends. If the process is killed, the views of these seconds were never counted:
 * nothing else is lost by that, and nobody was told more than that the counts have arrived.
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

  /** From now on `listener` hears when there is something to write. */
  onWaiting(listener: () => void): void {
    this.#onMany = listener;
  }

  /** Each of the pins once. False: there is no room until the next writing. */
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

  /** Writes what is due. @returns when more will be, in milliseconds since the epoch; null when nothing waits */
  async run(): Promise<number | null> {
    const now = this.#deps.clock.now();
    const due = this.#due();
    if (due === null) return null;
    if (due > now && this.#waiting.size < MANY_WAITING) return due;
    await this.write();
    return this.#due();
  }

  /** Writes everything that waits, in one transaction. What could not be written waits on. */
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
