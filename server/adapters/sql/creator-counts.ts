import {
  CREATOR_ANALYTICS_DAYS,
  hasCreatorAnalytics,
} from '../../../src/domain/statistics/creator-analytics.ts';
import type { DayCounts } from '../../../src/domain/statistics/day-counts.ts';
import type { BoardShortView, PersonView } from '../../application/ports/views.ts';
import type { SqlContext } from './prepared-queries.ts';
import { dayCounts } from './sql-pin-count-repository.ts';
import type { PinRow } from './tables.ts';

/**
 * What was counted of these pins in the last days on which anything was counted here, and on the last day of each pin;
 * an empty list for those of which nothing was. At most one statement.
 */
export async function creatorCounts(
  { db, prepared }: SqlContext,
  keys: readonly number[],
): Promise<ReadonlyMap<number, readonly DayCounts[]>> {
  if (keys.length === 0) return new Map();
  const rows = await prepared.rows(db, 'creator counts', { keys }, ({ keys }) =>
    db
      .selectFrom('pin_day_counts as counted')
      .selectAll()
      .where('counted.pin_id', 'in', keys)
      .where((eb) =>
        eb.or([
          eb('counted.day', '>', ({ selectFrom }) =>
            selectFrom('pin_day_counts as any_count').select((any) =>
              any(any.fn.max<number>('any_count.day'), '-', CREATOR_ANALYTICS_DAYS).as('day'),
            ),
          ),
          eb('counted.day', '=', ({ selectFrom }) =>
            selectFrom('pin_day_counts as own_count')
              .select((own) => own.fn.max<number>('own_count.day').as('day'))
              .whereRef('own_count.pin_id', '=', 'counted.pin_id'),
          ),
        ]),
      ),
  );
  const counts = new Map<number, DayCounts[]>(keys.map((key) => [key, []]));
  for (const { pin_id, ...row } of rows) counts.get(pin_id)?.push(dayCounts(row));
  return counts;
}

/** The pins whose figures the viewer sees. */
export function countedPins(
  pins: readonly Pick<PinRow, 'id' | 'board_id' | 'pinner_id' | 'original_pin_id'>[],
  around: {
    readonly boardViews: ReadonlyMap<number, BoardShortView | undefined>;
    readonly people: ReadonlyMap<number, PersonView>;
    readonly viewer: number;
  },
): readonly number[] {
  const { boardViews, people, viewer } = around;
  const isPartner = people.get(viewer)?.accountType === 'business';
  const counted = pins.filter((pin) => {
    const privacy = boardViews.get(pin.board_id)?.board.privacy;
    const ownsPin = pin.pinner_id === viewer;
    const isRepin = pin.original_pin_id !== null;
    return privacy !== undefined && hasCreatorAnalytics({ isPartner, ownsPin, isRepin, privacy });
  });
  return counted.map(({ id }) => id);
}
