import type { Pin } from '../pins/pin.ts';

/**
 * True for advertisements. Copies that people made of an advertisement are not promoted, and the pin's own flag does
 * not count.
 */
export function isPromoted({ promoter, isDownstreamPromotion }: PromotionFacts): boolean {
  return promoter !== null && !isDownstreamPromotion;
}

export type PromotionFacts = Pick<Pin, 'promoter' | 'isDownstreamPromotion'>;
