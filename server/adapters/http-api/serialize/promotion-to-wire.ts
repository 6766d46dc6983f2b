import type { WirePromotedPin, WirePromotion } from '../../../../wire/promotion.ts';
import { promotionTermsToWire } from '../../../../wire/promotion-terms-to-wire.ts';
import { timeToWire } from '../../../../wire/time.ts';
import type { PinView } from '../../../application/ports/pins/views.ts';
import { adTarget, mayLeadTo } from '../../../application/promotions/ad-target.ts';
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
  return {
    id: promotion.id,
    pin_id: promotion.pinId,
    status,
    ...promotionTermsToWire(promotion.terms),
    is_link_blocked: !mayLeadTo(adTarget(promotion.terms, pin?.pin), context.links),
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
