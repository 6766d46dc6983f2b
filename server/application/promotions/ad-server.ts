import type { PinId } from '../../../src/domain/ids/ids.ts';
import { MOST_ADS_PER_PERSON } from '../../../src/domain/promotions/ad-frequency.ts';
import { isDue } from '../../../src/domain/promotions/ad-pacing.ts';
import { dayOf } from '../../../src/domain/statistics/day.ts';
import type { PromotionRecord } from '../ports/pins/promotions.ts';
import type { ChangeSignal } from '../ports/processes.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { AdCounts, type AdCount } from './internal/ad-counts.ts';
import { AdIndex, type AdQuestion } from './internal/ad-index.ts';
import { isPeriodOver } from '../is-period-over.ts';

export type AdServerDeps = {
  readonly store: Pick<Store, 'promotions' | 'transaction'>;
  readonly signal: ChangeSignal;
  readonly clock: Clock;
};

/** The topic under which the processes of a store tell each other of changed promotions. */
const CHANGED = 'promotions';
/** Promotions are read anew after this time, also if nobody told of a change, in milliseconds. */
const READ_AGAIN_MS = 60_000;
/** Counts are stored this long after the first of them, in milliseconds. */
const STORED_AFTER_MS = 5_000;
/** The most people and ads whose number of views of a day is in memory. */
const MOST_PEOPLE = 100_000;
/** The most names of ads that are in memory; those that ended first are forgotten. */
const MOST_NAMES = 50_000;

/**
 * Keeps running promotions in memory, with their spending and the views of each person. Clients use the id of the
 * promotion as the id of the ad's pin.
 */
export class AdServer {
  readonly #deps: AdServerDeps;
  readonly #counts = new AdCounts();
  readonly #seenBy = new Map<string, number>();
  readonly #names = new Map<string, PinId>();
  #running = new Map<string, PromotionRecord>();
  #index = new AdIndex([]);
  #readAt: number | null = null;
  /** False until a read that began after the last known change has ended. */
  #isCurrent = false;
  #reading: Promise<void> | null = null;
  #countedSince: number | null = null;
  #onWork: () => void = () => undefined;

  constructor(deps: AdServerDeps) {
    this.#deps = deps;
    deps.signal.listen(CHANGED, () => {
      this.#readAt = null;
      this.#isCurrent = false;
      this.#onWork();
    });
  }

  /** Calls `listener` when `run` has something to do. */
  onWork(listener: () => void): void {
    this.#onWork = listener;
  }

  /** Tells all processes that promotions have changed. */
  announceChange(): void {
    this.#deps.signal.announce(CHANGED);
  }

  /** The running promotion of this id. */
  find(promotionId: string): PromotionRecord | undefined {
    return this.#running.get(promotionId);
  }

  /** The pin of an ad that runs or ran lately. */
  pinOf(promotionId: string): PinId | undefined {
    return this.#names.get(promotionId);
  }

  get isEmpty(): boolean {
    return this.#index.isEmpty;
  }

  get needsTopics(): boolean {
    return this.#index.needsTopics;
  }

  /** Waits until promotions were read once, and after a change until they were read again. */
  async whenRead(): Promise<void> {
    while (!this.#isCurrent) await this.#read();
  }

  /** Ads that are due, for a person that is named or for nobody in particular. */
  choose(question: AdQuestion & { readonly person: string | null }): readonly PromotionRecord[] {
    const { accepts, person } = question;
    const now = this.#deps.clock.now();
    return this.#index.choose({
      ...question,
      accepts: (promotion) => accepts(promotion) && this.#isDue(promotion, person, now),
    });
  }

  /** Notes that the ad is on a page that somebody reads. False if it is no longer due: others were placed meanwhile. */
  place(promotion: PromotionRecord, person: string | null): boolean {
    const now = this.#deps.clock.now();
    if (!this.#isDue(promotion, person, now)) return false;
    const promotionId = promotion.id;
    this.note('placed', promotionId);
    if (person === null) return true;
    const key = viewKey(promotionId, person, now);
    const views = this.#seenBy.get(key) ?? 0;
    this.#seenBy.delete(key);
    this.#seenBy.set(key, views + 1);
    forgetFirst(this.#seenBy, MOST_PEOPLE);
    return true;
  }

  /** Impressions beyond the budget do not count: somebody has looked at an old page. */
  note(count: AdCount, promotionId: string): void {
    const now = this.#deps.clock.now();
    const budget = this.#running.get(promotionId)?.terms.budget ?? Infinity;
    if (count === 'impressions' && this.#counts.impressions(promotionId, now) >= budget) return;
    this.#counts.note(count, promotionId, now);
    if (this.#countedSince !== null) return;
    this.#countedSince = now;
    this.#onWork();
  }

  /** Reads and stores what is due. @returns when there is something to do again, in milliseconds since the epoch */
  async run(): Promise<number> {
    const now = this.#deps.clock.now();
    if (this.#countedSince !== null && isPeriodOver(this.#countedSince, STORED_AFTER_MS, now))
      await this.storeCounts();
    if (this.#readAt === null || isPeriodOver(this.#readAt, READ_AGAIN_MS, now)) await this.#read();
    const readAgain = (this.#readAt ?? now) + READ_AGAIN_MS;
    return Math.min(readAgain, this.#countedSince === null ? Infinity : this.#countedSince + STORED_AFTER_MS);
  }

  /** Stores all counts. After a failure they stay pending. */
  async storeCounts(): Promise<void> {
    const { store, clock } = this.#deps;
    const counts = this.#counts.take();
    this.#countedSince = null;
    if (counts.length === 0) return;
    const ids = [...new Set(counts.map(({ promotionId }) => promotionId))];
    const now = clock.now();
    try {
      const totals = await store.transaction(async (tx) => {
        await tx.promotions.addCounts(counts);
        return tx.promotions.totals(ids, dayOf(now));
      });
      this.#counts.learn(totals, now);
    } catch (error) {
      this.#counts.putBack(counts);
      this.#countedSince = now;
      throw error;
    }
  }

  async #read(): Promise<void> {
    this.#reading ??= this.#readOnce().finally(() => (this.#reading = null));
    await this.#reading;
  }

  async #readOnce(): Promise<void> {
    const { store, clock } = this.#deps;
    const now = clock.now();
    // Before reading, so that a change meanwhile is read as well.
    this.#readAt = now;
    try {
      const running = await store.promotions.running(now);
      const ids = running.map(({ id }) => id);
      this.#counts.learn(await store.promotions.totals(ids, dayOf(now)), now);
      this.#counts.keepOnly(new Set(ids));
      this.#running = new Map(running.map((promotion) => [promotion.id, promotion]));
      this.#index = new AdIndex(running);
      for (const { id, pinId } of running) this.#names.set(id, pinId);
      forgetFirst(this.#names, MOST_NAMES);
      // Null when there was a change meanwhile.
      this.#isCurrent = this.#readAt !== null;
    } catch (error) {
      this.#readAt = null;
      this.#isCurrent = false;
      throw error;
    }
  }

  #isDue({ id, terms }: PromotionRecord, person: string | null, now: number): boolean {
    if (this.#views(id, person, now) >= MOST_ADS_PER_PERSON) return false;
    return isDue(terms, this.#counts.spend(id, now), now);
  }

  #views(promotionId: string, person: string | null, now: number): number {
    return person === null ? 0 : (this.#seenBy.get(viewKey(promotionId, person, now)) ?? 0);
  }
}

function viewKey(promotionId: string, person: string, now: number): string {
  return `${dayOf(now)} ${promotionId} ${person}`;
}

function forgetFirst(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}
