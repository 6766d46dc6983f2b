import { dayOf } from '../../../src/domain/statistics/day.ts';
import type { ExperienceDayCount, ExperienceEvent } from '../ports/people/experiences.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { isPeriodOver } from '../is-period-over.ts';

type ExperienceCountsDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly clock: Clock;
  readonly writtenAfterMs: number;
};

/** The most people and experiences of a day that are in memory. Beyond them some are counted again. */
const MOST_REMEMBERED = 100_000;

/**
 * Counts what happens to experiences, without storing whose. Counts are buffered in memory and written in batches, some
 * seconds later and at shutdown. A killed process loses the counts of these seconds, which is acceptable.
 */
export class ExperienceCounts {
  readonly #deps: ExperienceCountsDeps;
  /** By experience, day and event: there are few of them, so the memory is bounded. */
  #waiting = new Map<string, ExperienceDayCount>();
  #since: number | null = null;
  /** What was noted on a day, with its person. */
  readonly #ofDay = new Set<string>();
  #day = 0;
  #onWaiting: () => void = () => undefined;

  constructor(deps: ExperienceCountsDeps) {
    this.#deps = deps;
  }

  /** Calls `listener` when there are counts to write. */
  onWaiting(listener: () => void): void {
    this.#onWaiting = listener;
  }

  /** With a person it counts once a day, as far as this process remembers. */
  note(event: ExperienceEvent, experienceId: number, person?: string): void {
    const now = this.#deps.clock.now();
    if (person !== undefined && !this.#isNew(`${event} ${experienceId} ${person}`, dayOf(now))) return;
    this.#add({ experienceId, day: dayOf(now), event, times: 1 });
    if (this.#since !== null) return;
    this.#since = now;
    this.#onWaiting();
  }

  /** Writes the counts that are due. @returns when more is due, ms since the epoch; null when nothing is pending */
  async run(): Promise<number | null> {
    if (this.#since === null) return null;
    const { clock, writtenAfterMs } = this.#deps;
    if (!isPeriodOver(this.#since, writtenAfterMs, clock.now())) return this.#since + writtenAfterMs;
    await this.write();
    return null;
  }

  /** Writes all pending counts. After a failure they stay pending. */
  async write(): Promise<void> {
    const counts = [...this.#waiting.values()];
    if (counts.length === 0) return;
    this.#waiting = new Map();
    this.#since = null;
    try {
      await this.#deps.store.transaction((tx) => tx.experiences.addDayCounts(counts));
    } catch (error) {
      for (const count of counts) this.#add(count);
      this.#since ??= this.#deps.clock.now();
      throw error;
    }
  }

  /** True if it was not noted on this day before. */
  #isNew(what: string, day: number): boolean {
    if (day !== this.#day) this.#ofDay.clear();
    this.#day = day;
    if (this.#ofDay.has(what)) return false;
    if (this.#ofDay.size >= MOST_REMEMBERED) this.#ofDay.clear();
    this.#ofDay.add(what);
    return true;
  }

  #add(count: ExperienceDayCount): void {
    const key = `${count.experienceId} ${count.day} ${count.event}`;
    const before = this.#waiting.get(key)?.times ?? 0;
    this.#waiting.set(key, { ...count, times: before + count.times });
  }
}
