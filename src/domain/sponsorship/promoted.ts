import type { Pin } from '../pins/pin.ts';

/** Somebody pays for this pin to be shown. What others have made of an advertisement is none; the pin's own flag does not count. */
export function isPromoted({ promoter, isDownstreamPromotion }: PromotionFacts): boolean {
  return promoter !== null && !isDownstreamPromotion;
}

export type PromotionFacts = Pick<Pin, 'promoter' | 'isDownstreamPromotion'>;
