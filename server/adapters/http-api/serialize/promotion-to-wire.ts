import type { WirePromotedPin, WirePromotion } from '../../../../wire/promotion.ts';
import { timeToWire } from '../../../../wire/time.ts';
import type { PinView } from '../../../application/ports/pins/views.ts';
import type { PromotionView } from '../../../application/promotions/promotion-view.ts';
import { imageToWire } from './internal/picture-to-wire.ts';
import type { SerializationContext } from './serialization-context.ts';
import { userShortToWire } from './user-to-wire.ts';

/** A promotion; only operators see who pays for it. */
export function promotionToWire(
  { promotion, status, totals, pin }: PromotionView,
  context: SerializationContext,
  viewer: 'advertiser' | 'operator',
): WirePromotion {
  const { terms } = promotion;
  return {
    id: promotion.id,
    pin_id: promotion.pinId,
    status,
    start_at: timeToWire(terms.startAt),
    end_at: terms.endAt === null ? null : timeToWire(terms.endAt),
    daily_impression_cap: terms.dailyCap,
    budget: terms.budget,
    countries: terms.countries,
    interest_ids: terms.interestIds,
    destination_url: terms.destinationUrl,
    third_party_name: terms.thirdParty,
    lead_form: terms.leadForm,
    reason: promotion.reason,
    metrics: { impressions: totals.impressions, pin_clicks: totals.pinClicks },
    pin: pin === undefined ? null : promotedPinToWire(pin, context),
    created_at: timeToWire(promotion.createdAt),
    ...(viewer === 'operator' && pin !== undefined
      ? { advertiser: userShortToWire(pin.pinner, context) }
      : {}),
  };
}

function promotedPinToWire(
  { pin, picture, board }: PinView,
  { baseUrl }: SerializationContext,
): WirePromotedPin {
  return {
    id: pin.id,
    title: pin.title,
    link: pin.link,
    image_url: imageToWire(picture, '236x', baseUrl).url,
    dominant_color: picture.dominantColor,
    is_public: board.board.privacy === 'public',
  };
}
