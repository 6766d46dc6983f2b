import type { AdSpend } from '../../../../src/domain/promotions/ad-pacing.ts';
import { dayOf } from '../../../../src/domain/statistics/day.ts';
import type { PromotionCounts, PromotionDayCounts, PromotionTotals } from '../../ports/pins/promotions.ts';

export type AdCount = keyof PromotionCounts;

/** An ad that was placed is expected to be seen within this time, or not at all, in milliseconds. */
const EXPECTED_MS = 60_000;

type Counted = { -readonly [Count in AdCount]: number };
type Recent = { since: number; now: number; before: number };

/** Counts of ads that are not stored yet, and the sums of those that are. */
export class AdCounts {
  #waiting = new Map<string, Counted>();
  #totals = new Map<string, { readonly day: number; readonly totals: PromotionTotals }>();
  /** Placements that were not seen yet, of this and of the last span of time. */
  readonly #recent = new Map<string, Recent>();

  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  note(count: AdCount, promotionId: string, now: number): void {
    const key = `${dayOf(now)} ${promotionId}`;
    const waiting = this.#waiting.get(key) ?? { placed: 0, impressions: 0, pinClicks: 0 };
    waiting[count] += 1;
    this.#waiting.set(key, waiting);
    if (count === 'pinClicks') return;
    const recent = this.#recentOf(promotionId, now);
    if (count === 'placed') recent.now += 1;
    else if (recent.before > 0) recent.before -= 1;
    else recent.now = Math.max(0, recent.now - 1);
  }

  /** All impressions, stored or not. */
  impressions(promotionId: string, now: number): number {
    const waitingOf = (day: number) => this.#waiting.get(`${day} ${promotionId}`)?.impressions ?? 0;
    const today = dayOf(now);
    const stored = this.#totals.get(promotionId)?.totals.impressions ?? 0;
    return stored + waitingOf(today) + waitingOf(today - 1);
  }

  /** Replaces the stored sums of these promotions; others keep theirs. */
  learn(totals: ReadonlyMap<string, PromotionTotals>, now: number): void {
    for (const [id, each] of totals) this.#totals.set(id, { day: dayOf(now), totals: each });
  }

  /** Forgets promotions other than these. */
  keepOnly(ids: ReadonlySet<string>): void {
    for (const id of this.#totals.keys()) if (!ids.has(id)) this.#totals.delete(id);
    for (const id of this.#recent.keys()) if (!ids.has(id)) this.#recent.delete(id);
  }

  spend(promotionId: string, now: number): AdSpend {
    const stored = this.#totals.get(promotionId);
    const waiting = this.#waiting.get(`${dayOf(now)} ${promotionId}`)?.impressions ?? 0;
    const recent = this.#recent.has(promotionId) ? this.#recentOf(promotionId, now) : null;
    const coming = waiting + (recent === null ? 0 : recent.now + recent.before);
    const today = stored?.day === dayOf(now) ? stored.totals.impressionsToday : 0;
    return { spent: (stored?.totals.impressions ?? 0) + coming, spentToday: today + coming };
  }

  /** The counts to store; they are no longer waiting. */
  take(): readonly PromotionDayCounts[] {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    return [...waiting].map(([key, counts]) => {
      const [day = '', promotionId = ''] = key.split(' ');
      return { promotionId, day: Number(day), ...counts };
    });
  }

  putBack(counts: readonly PromotionDayCounts[]): void {
    for (const { promotionId, day, placed, impressions, pinClicks } of counts) {
      const key = `${day} ${promotionId}`;
      const waiting = this.#waiting.get(key) ?? { placed: 0, impressions: 0, pinClicks: 0 };
      waiting.placed += placed;
      waiting.impressions += impressions;
      waiting.pinClicks += pinClicks;
      this.#waiting.set(key, waiting);
    }
  }

  #recentOf(promotionId: string, now: number): Recent {
    const recent = this.#recent.get(promotionId) ?? { since: now, now: 0, before: 0 };
    const age = now - recent.since;
    if (age >= EXPECTED_MS) {
      recent.before = age >= 2 * EXPECTED_MS ? 0 : recent.now;
      recent.now = 0;
      recent.since = now;
    }
    this.#recent.set(promotionId, recent);
    return recent;
  }
}
