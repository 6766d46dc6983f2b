import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { PinFormat } from '../../../../src/domain/pins/pin-format.ts';
import type { ReactionType } from '../../../../src/domain/pins/pin-relations.ts';
import type { DayCounts } from '../../../../src/domain/statistics/day-counts.ts';
import type { BoardShortView, PersonView, ViewerId } from './views.ts';

export type PinDayCounts = Pick<DayCounts, 'day' | 'impressions' | 'pinClicks'> & { readonly pinId: PinId };

/** A public interaction with a pin. */
export type PinActivity = {
  readonly kind: 'saves' | 'reactions';
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly user: PersonView;
  /** The board of a save. */
  readonly board: BoardShortView | null;
  readonly reactionType: ReactionType | null;
};

export interface PinCountReader {
  /** The daily counts of a pin, earliest day first. */
  ofPin(pinId: PinId): Promise<readonly DayCounts[]>;
  /**
   * The daily counts of all pins of a person that are not on secret boards, added up, earliest day first; of pins of
   * one format, or with null of all.
   */
  ofPinner(pinnerId: UserId, format: PinFormat | null): Promise<readonly DayCounts[]>;
  /**
   * Listed saves of a pin, and reactions to it while it is listed itself, newest first; those of deactivated people are
   * omitted.
   */
  activity(
    pinId: PinId,
    options: {
      readonly viewer: ViewerId;
      readonly kinds: readonly PinActivity['kind'][];
      readonly offset: number;
      readonly limit: number;
    },
  ): Promise<readonly PinActivity[]>;
}

/** Saves are counted from the new pins themselves, on the day of their creation. */
export interface PinCountRepository extends PinCountReader {
  /** Adds to the counts; missing pins are skipped. */
  add(counts: readonly PinDayCounts[]): Promise<void>;
  /** Removes the counts from before that day. */
  removeBefore(day: number): Promise<void>;
}
