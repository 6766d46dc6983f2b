import type { PinId, UserId } from '../../../../../src/domain/ids/ids.ts';
import type { PromotionRecord } from '../../../../application/ports/pins/promotions.ts';
import type { AdServer } from '../../../../application/promotions/ad-server.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import type { Call } from '../../core/call/define-call.ts';

/** Options that name promotions themselves. */
const OF_PROMOTIONS: ReadonlySet<string> = new Set([
  'promotion_id',
  'campaign_id',
  'pin_promotion_id',
  'lead_form_id',
  'source_event_id',
]);

/** Calls that show own ads also while they do not run, and the option that names one. */
const OF_OWN_ADS: Readonly<Record<string, 'id' | 'pin_id'>> = {
  pin_get: 'id',
  v3_pins_get: 'id',
  on_pin_analytics_get: 'pin_id',
};

/** The own promotion of this id, whatever its status. */
type FindOwnAd = (userId: UserId, promotionId: string) => Promise<PromotionRecord | undefined>;

/**
 * The same call, in which pins may be named by the ids of their ads: the handler gets the pins, and in its context which
 * of them were named by running ads, so that they are answered as these ads. A partner reads own ads in any status.
 */
export function namedByAds(
  call: Call,
  ads: Pick<AdServer, 'whenRead' | 'pinOf' | 'find'>,
  findOwn: FindOwnAd,
): Call {
  const ownName = OF_OWN_ADS[call.endpointName];
  return {
    ...call,
    run: async (context, options) => {
      await ads.whenRead();
      const named = new Map<PinId, PromotionRecord>();
      const own = ownName && (await ownAd(context, options[ownName], { ads, findOwn }));
      const plain = replaced(options, (id) => {
        const promotion = ads.find(id) ?? (own && own.id === id ? own : undefined);
        const pinId = promotion?.pinId ?? ads.pinOf(id);
        if (pinId !== undefined && promotion !== undefined) named.set(pinId, promotion);
        return pinId;
      }) as Readonly<Record<string, unknown>>;
      if (plain === options) return call.run(context, options);
      return call.run(named.size === 0 ? context : { ...context, ads: named }, plain);
    },
  };
}

/** The ad of this id when it does not run, for its advertiser. */
async function ownAd(
  { user }: CallContext,
  id: unknown,
  { ads, findOwn }: { readonly ads: Pick<AdServer, 'find'>; readonly findOwn: FindOwnAd },
): Promise<PromotionRecord | undefined> {
  if (user?.accountType !== 'business' || typeof id !== 'string' || ads.find(id)) return undefined;
  return findOwn(user.id, id);
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
