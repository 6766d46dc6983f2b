import type { PinId } from '../../../../src/domain/ids/ids.ts';
import type { ReactionType } from '../../../../src/domain/pins/pin-relations.ts';
import type { DayCounts } from '../../../../src/domain/statistics/day-counts.ts';
import type { BoardShortView, PersonView, ViewerId } from './views.ts';

export type PinDayCounts = Pick<DayCounts, 'day' | 'impressions' | 'pinClicks'> & { readonly pinId: PinId };

/** Something that somebody did with a pin where everybody may see it. */
export type PinActivity = {
  readonly kind: 'saves' | 'reactions';
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly user: PersonView;
  /** Where it was saved to. */
  readonly board: BoardShortView | null;
  readonly reactionType: ReactionType | null;
};

export interface PinCountReader {
  /** What was counted of a pin, day by day, the first day first. */
  ofPin(pinId: PinId): Promise<readonly DayCounts[]>;
  /**
   * Saves of a pin that are listed, and reactions to it while it is listed itself, the last first; nothing of
   * deactivated people.
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

/** Saves are counted by the pins that are made, on the day on which they are made. */
export interface PinCountRepository extends PinCountReader {
  /** Adds to what was counted; pins that are not there are left out. */
  add(counts: readonly PinDayCounts[]): Promise<void>;
  /** Forgets what was counted before that day. */
  removeBefore(day: number): Promise<void>;
}
