import { CREATOR_ANALYTICS_DAYS } from '../../../../src/domain/statistics/creator-analytics.ts';
import { figuresOf } from '../../../../src/domain/statistics/day-counts.ts';
import { dayOf, startOfDay } from '../../../../src/domain/statistics/day.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import type { WirePinStatistics } from '../../../../wire/statistics.ts';
import { dayToWire } from '../../../../wire/time.ts';
import type { PinView } from '../../../application/ports/pins/views.ts';
import type { PinStatistics } from '../../../application/statistics/pin-statistics.ts';

/** The figures on a pin for its creator; null for all other viewers. */
export function creatorAnalytics(
  { dayCounts }: Pick<PinView, 'dayCounts'>,
  { now }: { readonly now: number },
): WirePin['creator_analytics'] {
  if (dayCounts === null) return null;
  const days = CREATOR_ANALYTICS_DAYS;
  const figures = figuresOf(dayCounts, { today: dayOf(now), days });
  return {
    days,
    impression: figures?.impressions ?? null,
    pin_click: figures?.pinClicks ?? null,
    save: figures?.saves ?? null,
  };
}

/** Outbound clicks are not counted separately: their figure is not available. Ads have no saves. */
export function statisticsToWire(
  { figures, series }: PinStatistics,
  { days, isOfAd }: { readonly days: number; readonly isOfAd: boolean },
): WirePinStatistics {
  return {
    days,
    impressions: figures?.impressions ?? null,
    ...(isOfAd ? {} : { saves: figures?.saves ?? null }),
    pin_clicks: figures?.pinClicks ?? null,
    outbound_clicks: null,
    series: series.map(({ day, impressions, saves, pinClicks }) => ({
      date: dayToWire(startOfDay(day)),
      impressions,
      ...(isOfAd ? {} : { saves }),
      pin_clicks: pinClicks,
    })),
  };
}
