import { sql, type RawBuilder } from 'kysely';
import {
  CREATOR_ANALYTICS_DAYS,
  hasCreatorAnalytics,
} from '../../../../src/domain/statistics/creator-analytics.ts';
import type { DayCounts } from '../../../../src/domain/statistics/day-counts.ts';
import type { BoardPrivacy } from '../../../application/ports/records.ts';
import type { PersonView } from '../../../application/ports/pins/views.ts';
import type { PinRow } from '../schema/tables.ts';

/**
 * The counts of the row of `pins` on the last days with any counts, and on the pin's own last day, as one text. Null
 * without counts, and for viewers who are not partners or have not created the pin. As a column of the pins it costs no
 * extra statement.
 */
export function creatorCounts(viewer: number): RawBuilder<string | null> {
  return sql<string | null>`case when pins.pinner_id = ${viewer} and pins.original_pin_id is null
    and exists (select 1 from users as partner where partner.id = ${viewer} and partner.account_type = 'business')
    then (
      select string_agg(
        counted.day || ' ' || counted.impressions || ' ' || counted.pin_clicks || ' ' || counted.saves, ',')
      from pin_day_counts as counted
      where counted.pin_id = pins.id and (
        counted.day > (select max(newest.day) from pin_day_counts as newest) - ${CREATOR_ANALYTICS_DAYS}
        or counted.day = (select max(own.day) from pin_day_counts as own where own.pin_id = pins.id))
    ) end`;
}

type CountedPin = Pick<PinRow, 'pinner_id' | 'original_pin_id'> & { readonly creator_counts: string | null };

/** The same as counts, an empty list without counts; null for viewers who may not see figures of the pin. */
export function countsOf(
  pin: CountedPin,
  around: { readonly privacy: BoardPrivacy; readonly pinner: PersonView; readonly viewer: number },
): readonly DayCounts[] | null {
  const isSeen = hasCreatorAnalytics({
    isPartner: around.pinner.accountType === 'business',
    ownsPin: pin.pinner_id === around.viewer,
    isRepin: pin.original_pin_id !== null,
    privacy: around.privacy,
  });
  if (!isSeen) return null;
  return pin.creator_counts === null ? [] : pin.creator_counts.split(',').map(countsFrom);
}

function countsFrom(text: string): DayCounts {
  const [day = 0, impressions = 0, pinClicks = 0, saves = 0] = text.split(' ').map(Number);
  return { day, impressions, pinClicks, saves };
}
