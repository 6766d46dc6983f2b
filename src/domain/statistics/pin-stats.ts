import type { UserId } from '../ids/ids.ts';
import { ownsPin } from '../permissions/pin-access.ts';
import type { Surface } from '../surfaces/surface.ts';
import type { Pin } from '../pins/pin.ts';

/** The statistics of a pin. Null: not available yet. Omitted: not shown. */
export interface PinStats {
  readonly impressions: number | null;
  readonly saves?: number | null;
  readonly pinClicks: number | null;
}

/** A statistic; null is not available yet. */
export interface StatLine {
  readonly kind: keyof PinStats;
  readonly value: number | null;
}

/** Number of days with statistics. */
export const STATS_DAYS = 30;

/** Placeholder for a statistic that is not available. */
export const MISSING_STAT = '–';

/** The statistics to show, in order. Ads have no saves: people save their pins. */
export function statLines(
  { impressions, saves, pinClicks }: PinStats,
  isPromotedOnly: boolean,
): readonly StatLine[] {
  const seen: StatLine = { kind: 'impressions', value: impressions };
  const clicks: StatLine = { kind: 'pinClicks', value: pinClicks };
  if (isPromotedOnly || saves === undefined) return [seen, clicks];
  return [seen, { kind: 'saves', value: saves }, clicks];
}

/** The lists in which people manage their created pins. */
const OWN_WORK: readonly (Surface | null)[] = [
  'CreatorProfileStoryPinGrid',
  'CreatorProfileActivityPinGrid',
  'EngagementDetails',
];

/** Whether this viewer may see the pin's statistics. */
export function mayReadStats(pin: Pick<Pin, 'pinner'>, viewerId: UserId | null): boolean {
  return ownsPin(pin, viewerId);
}

/** Whether a card links to the pin's statistics: for pins that the viewer created, in the lists of created pins. */
export function showsStatsButton(
  pin: Pick<Pin, 'pinner' | 'isRepin'>,
  { viewerId, surface }: { readonly viewerId: UserId | null; readonly surface: Surface | null },
): boolean {
  return OWN_WORK.includes(surface) && !pin.isRepin && mayReadStats(pin, viewerId);
}
