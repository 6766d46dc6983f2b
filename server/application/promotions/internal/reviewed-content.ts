import { shownName } from '../../../../src/domain/text/full-name.ts';
import type { PromotionView } from '../promotion-view.ts';

/** What an operator reviews of an ad, as text: what people see of it, its questions, and where it leads. */
export function reviewedContent({ promotion, pin }: Pick<PromotionView, 'promotion' | 'pin'>): string {
  const { destinationUrl, thirdParty, leadForm } = promotion.terms;
  const shown = pin && [
    pin.picture.signature,
    pin.pin.title,
    pin.pin.description,
    pin.pin.link,
    shownName(pin.pinner),
  ];
  return JSON.stringify([promotion.id, destinationUrl, thirdParty, leadForm, shown ?? null]);
}
