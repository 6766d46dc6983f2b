import type { WirePin } from '../../../../../wire/pin.ts';
import type { FeedItem } from '../../../../application/feeds/feed-item.ts';
import type { PromotionRecord } from '../../../../application/ports/pins/promotions.ts';
import type { PinView } from '../../../../application/ports/pins/views.ts';
import type { PinPlace } from '../pin-to-wire.ts';
import { pinFacts, type PinFacts } from '../public-pin-fields.ts';
import type { SerializationContext } from '../serialization-context.ts';
import { outsiderToWire, userShortToWire } from '../user-to-wire.ts';
import { isBlockedLink } from './blocked-link.ts';

/** The fields of pins that are no ads. */
export const NO_AD = {
  is_promoted: false,
  is_downstream_promotion: false,
  is_third_party_ad: false,
  promoted_is_removable: false,
  promoted_is_lead_ad: false,
  is_promoted_only: false,
  advertiser_id: null,
  campaign_id: null,
  attribution_source_id: null,
  pin_promotion_id: null,
  ad_match_reason: null,
  dpa_creative_type: null,
  promoted_lead_form: null,
  ad_data: null,
} satisfies Partial<WirePin>;

/** The promotion as whose ad the pin is shown: a place of a list, or the name by which the call has asked for it. */
export function adOf({ pin, promotion }: FeedItem, { ads }: SerializationContext): PromotionRecord | null {
  return promotion ?? ads.get(pin.pin.id) ?? null;
}

/**
 * The facts of a pin. An ad has the id of its promotion, because the same pin elsewhere is no ad, and is not indexed by
 * search engines.
 */
export function pinFactsOf(item: FeedItem, context: SerializationContext): PinFacts {
  const facts = pinFacts(item.pin, context);
  const promotion = adOf(item, context);
  if (promotion === null) return facts;
  const { destinationUrl } = promotion.terms;
  const isBlocked = destinationUrl === null ? facts.isBlocked : isBlockedLink(destinationUrl, context.links);
  return {
    ...facts,
    id: promotion.id as PinFacts['id'],
    adDestination: isBlocked ? null : destinationUrl,
    link: isBlocked ? null : facts.link,
    linkFacts: isBlocked ? null : facts.linkFacts,
    isBlocked,
    isThirdPartyAd: promotion.terms.thirdParty !== null,
    noindexReason: 'policy',
  };
}

/**
 * The fields in which an ad differs from its pin: as such it exists only while it is promoted. No partner gives data about people, so there is no match
 * reason.
 */
export function adFields(
  { id, advertiserId, terms }: PromotionRecord,
  { pin, pinner }: PinView,
  context: SerializationContext,
  { position }: PinPlace,
) {
  return {
    ...NO_AD,
    is_promoted: true,
    is_promoted_only: true,
    promoted_is_lead_ad: terms.leadForm !== null,
    promoted_lead_form: terms.leadForm === null ? null : { lead_form_id: id },
    advertiser_id: advertiserId,
    campaign_id: id,
    pin_promotion_id: id,
    attribution_source_id: `${context.requestId.slice(-15)}${String(position).padStart(3, '0')}`,
    is_third_party_ad: terms.thirdParty !== null,
    promoter:
      terms.thirdParty === null
        ? userShortToWire(pinner, context)
        : outsiderToWire(id, terms.thirdParty, context),
    original_pin_id: pin.originalPinId ?? pin.id,
    should_open_in_stream: false,
  };
}
