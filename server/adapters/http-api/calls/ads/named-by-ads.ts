import type { PinId } from '../../../../../src/domain/ids/ids.ts';
import type { PromotionRecord } from '../../../../application/ports/pins/promotions.ts';
import type { AdServer } from '../../../../application/promotions/ad-server.ts';
import type { Call } from '../../core/call/define-call.ts';

/** Options that name promotions themselves. */
const OF_PROMOTIONS: ReadonlySet<string> = new Set([
  'promotion_id',
  'campaign_id',
  'lead_form_id',
  'source_event_id',
]);

/**
 * The same call, in which pins may be named by the ids of their ads: the handler gets the pins, and in its context which
 * of them were named by running ads, so that they are answered as these ads.
 */
export function namedByAds(call: Call, ads: Pick<AdServer, 'whenRead' | 'pinOf' | 'find'>): Call {
  return {
    ...call,
    run: async (context, options) => {
      await ads.whenRead();
      const named = new Map<PinId, PromotionRecord>();
      const plain = replaced(options, (id) => {
        const pinId = ads.pinOf(id);
        const promotion = ads.find(id);
        if (pinId !== undefined && promotion !== undefined) named.set(pinId, promotion);
        return pinId;
      }) as Readonly<Record<string, unknown>>;
      if (plain === options) return call.run(context, options);
      return call.run(named.size === 0 ? context : { ...context, ads: named }, plain);
    },
  };
}

/** The value with the ids of ads replaced by those of their pins. */
export function withPinIds<T>(value: T, ads: Pick<AdServer, 'pinOf'>): T {
  return replaced(value, (id) => ads.pinOf(id)) as T;
}

/** The value with all texts replaced for which there is another one; itself when there are none. */
function replaced(value: unknown, other: (text: string) => string | undefined): unknown {
  if (typeof value === 'string') return other(value) ?? value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => replaced(item, other));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const before = Object.entries(value);
  const after = before.map(
    ([name, inner]) => [name, OF_PROMOTIONS.has(name) ? inner : replaced(inner, other)] as const,
  );
  return after.some(([, inner], index) => inner !== before[index]?.[1]) ? Object.fromEntries(after) : value;
}
