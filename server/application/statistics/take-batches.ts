import type { EventRecord, NamedEvent } from '../../../src/domain/events/event-record.ts';
import type { UnseenOutcome } from '../../../src/domain/experiences/unseen-outcome.ts';
import type { PinId } from '../../../src/domain/ids/ids.ts';
import { dayOf } from '../../../src/domain/statistics/day.ts';
import type { ClientReports } from '../ports/client-reports.ts';
import type { EventOwner, StoredBatch } from '../ports/events.ts';
import type { Store } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { tellReports } from './internal/tell-reports.ts';
import { countsOfBatches } from './internal/counts-of-batches.ts';
import { isPeriodOver } from '../is-period-over.ts';

/** How long the ids of taken batches are known. Clients send a batch again for a day at most. */
const KNOWN_DAYS = 3;
/** How long counts of pins are kept; longer than the longest period of statistics. */
const COUNTED_DAYS = 91;
/** The limit of pending batches; it bounds the memory. */
const MOST_WAITING = 5_000;
/** Batches are written at once when this many are pending. */
const MANY_WAITING = 500;
/** Otherwise they are written this long after the first, ms, unless the operator configures another delay. */
const WRITTEN_AFTER_MS = 10_000;
/** A clock of a client that is ahead by more than this, ms, is wrong. */
const AHEAD_MS = 60_000;

/** A batch as it came. */
export type TakenBatch = {
  /** Unique for ever; a second batch with the same id is a repetition. */
  readonly id: number;
  /** Null: nobody agreed to it, and only the counts are taken. */
  readonly owner: EventOwner | null;
  readonly events: readonly EventRecord[];
  readonly named: readonly NamedEvent[];
  /** Pins that were seen or opened, each counted once. */
  readonly impressions: ReadonlySet<PinId>;
  readonly pinClicks: ReadonlySet<PinId>;
  /** The promotions of those that were ads. */
  readonly adImpressions: readonly string[];
  readonly adClicks: readonly string[];
  /** Experiences that were to be displayed and were not seen. */
  readonly unseen?: readonly { readonly experienceId: number; readonly outcome: UnseenOutcome }[];
};

/** Counts what advertisers pay for. */
export interface AdCounter {
  note(count: 'impressions' | 'pinClicks', promotionId: string): void;
}

/** Counts experiences that were not seen. */
export interface UnseenCounter {
  run(experienceId: number, outcome: UnseenOutcome): void;
}

export type WaitingBatch = TakenBatch & { readonly receivedAt: number };

type TakeBatchesDeps = {
  readonly store: Pick<Store, 'transaction'>;
  readonly clock: Clock;
  readonly reports: ClientReports;
  /** Whether an operator's sink wants what is stored. */
  readonly hasSink: boolean;
  /** Null while the operator has not switched ads on. */
  readonly ads: AdCounter | null;
  readonly countUnseen: UnseenCounter;
  readonly writtenAfterMs?: number;
};

/**
 * Takes batches of client events and counts, each id once, whichever process they come to. They are buffered in memory
 * and written in one transaction some seconds later and at shutdown, so a killed process loses the batches of these
 * seconds.
 */
export class TakeBatches {
  readonly #deps: TakeBatchesDeps;
  readonly #waiting = new Map<number, WaitingBatch>();
  #since: number | null = null;
  #tidied: number | null = null;
  #onWaiting: () => void = () => undefined;
  #onStored: () => void = () => undefined;

  constructor(deps: TakeBatchesDeps) {
    this.#deps = deps;
  }

  /** Calls `listener` when there are batches to write. */
  onWaiting(listener: () => void): void {
    this.#onWaiting = listener;
  }

  /** Calls `listener` when batches were stored for the sink. */
  onStored(listener: () => void): void {
    this.#onStored = listener;
  }

  /**
   * False: the buffer is full until the next write, so the client has to send the batch again later.
   * @param read gives the batch; called only if it is to be taken, because reading uses up the limits of the sender
   */
  take(id: number, read: () => Omit<TakenBatch, 'id'>): boolean {
    if (this.#waiting.has(id)) return true;
    if (this.#waiting.size >= MOST_WAITING) return false;
    const receivedAt = this.#deps.clock.now();
    this.#waiting.set(id, { ...withPlausibleTimes({ ...read(), id }, receivedAt), receivedAt });
    this.#since ??= receivedAt;
    if (this.#waiting.size === 1 || this.#waiting.size >= MANY_WAITING) this.#onWaiting();
    return true;
  }

  /** Drops what waits of a person, and removes what is stored. */
  async forget(owner: EventOwner): Promise<void> {
    for (const [id, batch] of this.#waiting) {
      const { kind, id: person } = batch.owner ?? {};
      if (kind === owner.kind && person === owner.id) {
        this.#waiting.set(id, { ...batch, owner: null, events: [], named: [] });
      }
    }
    await this.#deps.store.transaction(async (tx) => {
      await tx.events.removeAllOf(owner);
      // Members' marks of experiences belong to the account; those of a visitor belong to the id that is given up.
      if (owner.kind === 'visitor') await tx.experiences.removeMarksOf(owner);
    });
  }

  /** Writes the batches that are due. @returns the time of the next write, in ms since the epoch; null when none waits */
  async run(): Promise<number | null> {
    if (this.#since === null) return null;
    const isDue = isPeriodOver(this.#since, this.#delayMs, this.#deps.clock.now());
    if (isDue || this.#waiting.size >= MANY_WAITING) await this.write();
    return this.#due();
  }

  /** Writes all pending batches in one transaction. After a failure they stay pending. */
  async write(): Promise<void> {
    const batches = [...this.#waiting.values()];
    if (batches.length === 0) return;
    const since = this.#since;
    this.#since = null;
    try {
      const taken = await this.#store(batches);
      for (const { id } of batches) this.#waiting.delete(id);
      if (this.#waiting.size > 0) this.#since = this.#deps.clock.now();
      tellReports(taken, this.#deps.reports);
      this.#countAds(taken);
      this.#countExperiences(taken);
      if (this.#deps.hasSink) this.#onStored();
    } catch (error) {
      this.#since = since;
      throw error;
    }
  }

  async #store(batches: readonly WaitingBatch[]): Promise<readonly WaitingBatch[]> {
    const { store, clock, hasSink: forSink } = this.#deps;
    const today = dayOf(clock.now());
    const taken = await store.transaction(async (tx) => {
      const ids = await tx.events.take(
        batches.map(({ id }) => id),
        today,
      );
      const fresh = batches.filter(({ id }) => ids.has(id));
      await tx.pinCounts.add(countsOfBatches(fresh));
      await tx.events.add(fresh.flatMap(storedBatch), { forSink });
      if (this.#tidied !== today) {
        await tx.events.forgetTakenBefore(today - KNOWN_DAYS + 1);
        await tx.pinCounts.removeBefore(today - COUNTED_DAYS + 1);
      }
      return fresh;
    });
    this.#tidied = today;
    return taken;
  }

  #countAds(batches: readonly WaitingBatch[]): void {
    for (const { adImpressions, adClicks } of batches) {
      for (const id of adImpressions) this.#deps.ads?.note('impressions', id);
      for (const id of adClicks) this.#deps.ads?.note('pinClicks', id);
    }
  }

  #countExperiences(batches: readonly WaitingBatch[]): void {
    for (const { experienceId, outcome } of batches.flatMap(({ unseen = [] }) => unseen))
      this.#deps.countUnseen.run(experienceId, outcome);
  }

  #due(): number | null {
    return this.#since === null ? null : this.#since + this.#delayMs;
  }

  get #delayMs(): number {
    return this.#deps.writtenAfterMs ?? WRITTEN_AFTER_MS;
  }
}

function storedBatch({ id, receivedAt, owner, events, named }: WaitingBatch): readonly StoredBatch[] {
  if (owner === null || events.length + named.length === 0) return [];
  return [{ id, receivedAt, owner, events, named }];
}

/** Events from the future happened when they came. */
function withPlausibleTimes(batch: TakenBatch, now: number): TakenBatch {
  const settled = <T extends { readonly timeMs: number | null }>(event: T): T =>
    event.timeMs !== null && event.timeMs > now + AHEAD_MS ? { ...event, timeMs: now } : event;
  return { ...batch, events: batch.events.map(settled), named: batch.named.map(settled) };
}
