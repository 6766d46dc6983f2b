import type { EventRecord, NamedEvent } from '../../../src/domain/events/event-record.ts';
import type { UserId } from '../../../src/domain/ids/ids.ts';

/** Who caused events: a member, or a visitor by the pseudonym of the browser. */
export type EventOwner =
  { readonly kind: 'user'; readonly id: UserId } | { readonly kind: 'visitor'; readonly id: string };

/** Events that came together. `id` is a number below 2^53 that the client or the server chose at random. */
export type StoredBatch = {
  readonly id: number;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
  readonly owner: EventOwner;
  readonly events: readonly EventRecord[];
  readonly named: readonly NamedEvent[];
};

/** How often something happened on a day; null for events without a known number or view. */
export type EventDayCount = {
  /** Days since the epoch, in UTC. */
  readonly day: number;
  readonly eventType: number | null;
  readonly viewType: number | null;
  readonly events: number;
};

/** The events of people who agreed to it. Of removed ones only the counts by day stay, without a person. */
export interface EventReader {
  /** A member's batches in the order of their ids. */
  ofUser(
    userId: UserId,
    page: { readonly after: number | null; readonly limit: number },
  ): Promise<readonly StoredBatch[]>;
  /** Batches of the earliest days before `day`. */
  before(day: number, limit: number): Promise<readonly StoredBatch[]>;
  /** Batches that wait for the sink, in no particular order. */
  queued(limit: number): Promise<readonly StoredBatch[]>;
  /** How many batches wait for the sink. */
  queueLength(): Promise<number>;
  /** The counts of a day, in the order of their numbers. */
  dayCounts(day: number): Promise<readonly EventDayCount[]>;
}

export interface EventRepository extends EventReader {
  /** Notes that these batches were taken on that day; returns the ones that had not been taken before. */
  take(ids: readonly number[], day: number): Promise<ReadonlySet<number>>;
  /** Forgets batches that were taken before that day. */
  forgetTakenBefore(day: number): Promise<void>;
  /**
   * Stores batches, and lets them wait for the sink if there is one. Those of members who are gone, or who do not agree
   * to it now, are left out, and so are ids that are stored already.
   */
  add(batches: readonly StoredBatch[], options: { readonly forSink: boolean }): Promise<void>;
  /** Removes everything of a person. */
  removeAllOf(owner: EventOwner): Promise<void>;
  /** Removes batches. Unknown ids are fine. */
  remove(ids: readonly number[]): Promise<void>;
  /** Adds to the counts by day. */
  addDayCounts(counts: readonly EventDayCount[]): Promise<void>;
  /** The sink has these batches. Unknown ids are fine. */
  dequeue(ids: readonly number[]): Promise<void>;
}
